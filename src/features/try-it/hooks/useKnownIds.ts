import {createContext, useEffect, useSyncExternalStore} from 'react';
import type {Result} from '../core/callMachine';
import type {Field} from '../core/fields';
import {type KnownId, idsFor, idsIn, withIds, withoutDeleted} from '../core/knownIds';
import type {LoadedOperation} from '../core/operation';
import type {Target} from '../core/target';
import {idsOf, updateIds, watchIds} from '../knownIdStore';

/** The IDs that responses of this tab had, for a parameter. */
export type OfferedIds = (field: Field) => readonly KnownId[];

export const OfferedIdsContext = createContext<OfferedIds>(() => []);

/** Collects the IDs of the form's responses, and offers those of earlier ones. */
export function useKnownIds({operation}: LoadedOperation, target: Target, result: Result | undefined): OfferedIds {
  const ids = useSyncExternalStore(watchIds, () => idsOf(target));
  useEffect(() => {
    if (result?.outcome.kind !== 'response' || result.outcome.status >= 300) return;
    const {outcome, target: source, input} = result;
    updateIds(source, (known) =>
      withoutDeleted(withIds(known, idsIn(operation, outcome.body.text)), operation, input?.parameters.get('path:id')),
    );
  }, [operation, result]);
  return (field) => idsFor(field, operation, ids);
}
