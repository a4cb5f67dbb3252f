import {type ComponentProps, useDeferredValue, useState, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';
import type {SidebarFilter} from './SidebarFilter';
import {firstMatch} from './core/filterSidebar';
import type {Sidebar} from './core/sidebar';
import {onSidebarLoaded, sidebarOfVersion} from './core/sidebarStore';

interface FilteredSidebar {
  /** All groups of a version, once loaded. */
  readonly sidebar: Sidebar | undefined;
  readonly hasFailed: boolean;
  /** The query for the list. A letter appears in the field before the list follows. */
  readonly query: string;
  readonly filter: ComponentProps<typeof SidebarFilter>;
}

/** The groups of a version and the filter of a visitor. @param onOpen called before the first match opens */
export function useFilteredSidebar(name: string, onOpen?: () => void): FilteredSidebar {
  const history = useHistory();
  const [query, setQuery] = useState('');
  const loaded = useSyncExternalStore(
    onSidebarLoaded,
    () => sidebarOfVersion(name),
    () => undefined,
  );
  const hasFailed = loaded === 'failed';
  const sidebar = hasFailed ? undefined : loaded;
  const openFirst = (): void => {
    const href = sidebar && firstMatch(sidebar, query);
    if (href === undefined) return;
    onOpen?.();
    history.push(href);
  };
  const filter = {query, onChange: setQuery, onChoose: openFirst};
  return {sidebar, hasFailed, query: useDeferredValue(query), filter};
}
