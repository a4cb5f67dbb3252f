import {useEffect, useState} from 'react';
import {publish} from '@site/src/features/events';
import type {Backend} from '../core/backend';
import {type SearchTale, createSearchTale} from '../core/searchTale';

interface Answered {
  readonly hits?: Parameters<SearchTale['answered']>[1];
}

/** Follows the searches of a modal from its opening to its end. */
export function useSearchTale(): SearchTale {
  const [tale] = useState(() => createSearchTale(publish));
  useEffect(() => {
    publish('search_opened', {});
    return () => tale.closed();
  }, [tale]);
  return tale;
}

/** The search of an engine, with its answers told to a tale. */
export const withTale =
  (search: Backend['search'], tale: SearchTale): Backend['search'] =>
  async (params) => {
    const answer = await search(params);
    const [first] = answer.results as readonly Answered[];
    tale.answered(params.requests[0]?.query ?? '', first?.hits ?? []);
    return answer;
  };
