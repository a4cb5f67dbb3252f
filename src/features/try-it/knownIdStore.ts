import {onVisitEnd} from '@site/src/features/visit';
import type {KnownId} from './core/knownIds';
import type {Target} from './core/target';

interface Known {
  readonly target: Target | undefined;
  readonly ids: readonly KnownId[];
}

const NOTHING: Known = {target: undefined, ids: []};

/** In the memory of this page, for all forms that the visitor opens. Only of one target. */
let known = NOTHING;
const listeners = new Set<() => void>();

function keep(next: Known): void {
  known = next;
  for (const listener of listeners) listener();
}

/** Changes the IDs of a target, and drops those of another. */
export const updateIds = (target: Target, update: (ids: readonly KnownId[]) => readonly KnownId[]): void =>
  keep({target, ids: update(idsOf(target))});

export const forgetIds = (): void => keep(NOTHING);

/** The IDs that the responses of a target had. */
export const idsOf = (target: Target): readonly KnownId[] => (known.target === target ? known.ids : NOTHING.ids);

/** Calls the listener at every change. Returns a function that stops it. */
export function watchIds(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// Pages are also rendered without a window, and there no visit ends.
if (typeof window !== 'undefined') onVisitEnd(forgetIds);
