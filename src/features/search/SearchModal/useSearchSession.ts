import {useEffect, useState} from 'react';
import {publish} from '@site/src/features/events';
import type {Backend} from '../core/backend';
import type {SearchRequest} from '../core/response';
import {type SearchSession, createSearchSession} from '../core/searchSession';

interface Result {
  readonly nearWords?: readonly string[];
  readonly hits?: Parameters<SearchSession['found']>[1];
}

/** Tracks the searches of a modal until it closes. */
export function useSearchSession(): SearchSession {
  const [session] = useState(() => createSearchSession(publish));
  useEffect(() => {
    publish('search_opened', {});
    return () => session.closed();
  }, [session]);
  return session;
}

/** Wraps a search function to search with a filter, and to report near words of a query without results. */
export const withFilter =
  (
    search: Backend['search'],
    facets: () => NonNullable<SearchRequest['facetFilters']>,
    onNearWords: (words: readonly string[]) => void,
  ): Backend['search'] =>
  async ({requests}) => {
    const facetFilters = facets();
    const filtered = facetFilters.length === 0 ? requests : requests.map((request) => ({...request, facetFilters}));
    const response = await search({requests: filtered});
    const [first] = response.results as readonly Result[];
    onNearWords(first?.nearWords ?? []);
    return response;
  };

/** Wraps a search function to report each response to the session. */
export const withTracking =
  (search: Backend['search'], session: SearchSession): Backend['search'] =>
  async (params) => {
    const response = await search(params);
    const [first] = response.results as readonly Result[];
    session.found(params.requests[0]?.query ?? '', first?.hits ?? []);
    return response;
  };
