import {useEffect, useRef} from 'react';

/** Hands over the query that a browser with the site among its search engines brings along: `/?search=` (plugins/page-output/open-search). */
export function useUrlQuery(onQuery: (query: string) => void): void {
  const first = useRef(onQuery);
  useEffect(() => {
    const query = new URLSearchParams(window.location.search).get('search');
    if (query !== null) first.current(query);
  }, []);
}
