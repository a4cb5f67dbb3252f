import {useDeferredValue, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {firstMatch} from './core/filterSidebar';
import type {Sidebar} from './core/sidebar';

/** The filter of a visitor, which the next page doesn't keep. @param onOpen called before the first match opens */
export function useFilter(sidebar: Sidebar, onOpen?: () => void) {
  const history = useHistory();
  const {pathname} = useLocation();
  const [page, setPage] = useState(pathname);
  const [query, setQuery] = useState('');
  if (page !== pathname) {
    setPage(pathname);
    setQuery('');
  }
  // A letter appears in the field before the list follows.
  const deferred = useDeferredValue(query);
  const openFirst = (): void => {
    const href = firstMatch(sidebar, query);
    if (href === undefined) return;
    onOpen?.();
    history.push(href);
  };
  // The whole list is there at once, so that it scrolls to the current entry.
  return {query: query && deferred, filter: {query, onChange: setQuery, onChoose: openFirst}};
}
