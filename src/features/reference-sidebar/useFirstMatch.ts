import {useHistory} from '@docusaurus/router';
import {firstMatch} from './core/filterSidebar';
import type {Sidebar} from './core/sidebar';

/** Opens the first match of a query, if there is one. */
export function useFirstMatch(sidebar: Sidebar | undefined, query: string, onOpen?: () => void): () => void {
  const history = useHistory();
  return () => {
    const href = sidebar && firstMatch(sidebar, query);
    if (href === undefined) return;
    onOpen?.();
    history.push(href);
  };
}
