import {useEffect} from 'react';
import {local, removeItems} from '@site/src/features/storage';
import {onVisitEnd} from '@site/src/features/visit';
import {savedKeys} from '../core/savedKeys';

/**
 * Removes recent and favorite searches at the end of a visit, so that the next visitor doesn't see them.
 * @param close closes the modal, which has a copy of them
 */
export function useForgottenSearches(indexName: string, close: () => void): void {
  useEffect(
    () =>
      onVisitEnd(() => {
        removeItems(local, savedKeys(indexName));
        close();
      }),
    [indexName, close],
  );
}
