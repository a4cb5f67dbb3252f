import {type ComponentProps, useDeferredValue, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import type {SidebarFilter} from './SidebarFilter';
import {firstMatch} from './core/filterSidebar';
import type {Sidebar} from './core/sidebar';

interface Filter {
  /** The query for the list. A letter appears in the field before the list follows. */
  readonly query: string;
  readonly filter: ComponentProps<typeof SidebarFilter>;
}

/** The filter of a visitor. @param onOpen called before the first match opens */
export function useFilter(sidebar: Sidebar, onOpen?: () => void): Filter {
  const history = useHistory();
  const [query, setQuery] = useState('');
  const openFirst = (): void => {
    const href = firstMatch(sidebar, query);
    if (href === undefined) return;
    onOpen?.();
    history.push(href);
  };
  return {query: useDeferredValue(query), filter: {query, onChange: setQuery, onChoose: openFirst}};
}
