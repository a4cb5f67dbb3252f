import {useCallback, useLayoutEffect, useRef} from 'react';
import type {Target} from '../core/target';
import {forgetIds} from '../knownIdStore';
import type {Call} from './useCall';

/**
 * Removes the call, its response, and the offered IDs when the target changes, before the browser paints. So nothing of one
 * target is ever next to the other.
 *
 * @returns a function that removes the same at once, for records that no longer exist
 */
export function useTargetChange(target: Target, drop: Call['drop']): () => void {
  const shown = useRef(target);
  const forget = useCallback(() => {
    drop();
    forgetIds();
  }, [drop]);
  useLayoutEffect(() => {
    if (shown.current === target) return;
    shown.current = target;
    forget();
  }, [forget, target]);
  return forget;
}
