import {useEffect, useRef} from 'react';

/** Passes on the query of browsers that use the site as a search engine: `/?search=` (plugins/page-output/open-search). */
export function useUrlQuery(onQuery: (query: string) => void): void {
  const first = useRef(onQuery);
  useEffect(() => {
    const query = new URLSearchParams(window.location.search).get('search');
    if (query !== null) first.current(query);
  }, []);
}
