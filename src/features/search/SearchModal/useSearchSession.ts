import {useEffect, useState} from 'react';
import {publish} from '@site/src/features/events';
import type {Backend} from '../core/backend';
import {type SearchSession, createSearchSession} from '../core/searchSession';

interface Result {
  readonly hits?: Parameters<SearchSession['found']>[1];
}

/** Follows the searches of a modal from its opening to its end. */
export function useSearchSession(): SearchSession {
  const [session] = useState(() => createSearchSession(publish));
  useEffect(() => {
    publish('search_opened', {});
    return () => session.closed();
  }, [session]);
  return session;
}

/** The search of an engine; each response is reported to the session. */
export const withTracking =
  (search: Backend['search'], session: SearchSession): Backend['search'] =>
  async (params) => {
    const response = await search(params);
    const [first] = response.results as readonly Result[];
    session.found(params.requests[0]?.query ?? '', first?.hits ?? []);
    return response;
  };
