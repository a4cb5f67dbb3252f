import {useEffect, useSyncExternalStore} from 'react';
import {onVisitEnd} from '@site/src/features/visit';
import type {Result} from '../core/callMachine';
import type {Field} from '../core/fields';
import {type KnownId, idsFor, idsIn, withIds} from '../core/knownIds';
import type {LoadedOperation} from '../core/operation';
import type {Target} from '../core/target';

/** The IDs that responses of this tab had, for a parameter. */
export type OfferedIds = (field: Field) => readonly KnownId[];

const NONE: readonly KnownId[] = [];

/** In the memory of this page, for all forms that the visitor opens. Only of one target. */
let known = NONE;
let source: Target | undefined;
const listeners = new Set<() => void>();

function keep(target: Target | undefined, ids: readonly KnownId[]): void {
  source = target;
  known = ids;
  for (const listener of listeners) listener();
}

export const forgetIds = (): void => keep(undefined, NONE);

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// Pages are also rendered without a window, and there no visit ends.
if (typeof window !== 'undefined') onVisitEnd(forgetIds);

/** Collects the IDs of the form's responses, and offers those of earlier ones from the same target. */
export function useKnownIds({operation}: LoadedOperation, target: Target, result: Result | undefined): OfferedIds {
  const ids = useSyncExternalStore(watch, () => (source === target ? known : NONE));
  useEffect(() => {
    if (source !== target) keep(target, NONE);
  }, [target]);
  useEffect(() => {
    if (result?.outcome.kind !== 'response' || result.outcome.status >= 300) return;
    keep(result.target, withIds(known, idsIn(operation, result.outcome.body.text)));
  }, [operation, result]);
  return (field) => idsFor(field, operation, ids);
}
