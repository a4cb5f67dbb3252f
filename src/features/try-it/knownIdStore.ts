import {onVisitEnd} from '@site/src/features/visit';
import {type KnownId, withIds} from './core/knownIds';
import type {Target} from './core/draft';

/** In the memory of this page, for all forms that the visitor opens. Only of one target. */
let known: readonly KnownId[] = [];
let source: Target | undefined;

export function forgetIds(): void {
  known = [];
}

/** The IDs that the responses of a target had. Those of another one are removed. */
export function idsOf(target: Target): readonly KnownId[] {
  if (source !== target) forgetIds();
  source = target;
  return known;
}

export function rememberIds(target: Target, ids: readonly KnownId[]): void {
  known = withIds(idsOf(target), ids);
}

// Pages are also rendered without a window, and there no visit ends.
if (typeof window !== 'undefined') onVisitEnd(forgetIds);
