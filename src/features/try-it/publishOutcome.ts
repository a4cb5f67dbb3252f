import {publish} from '@site/src/features/events';
import type {LoadedOperation} from './core/operation';
import type {Outcome} from './core/outcome';

/** Publishes which operation was called and how it went; no data of the request or the response. */
export function publishOutcome({operation, version}: LoadedOperation, outcome: Outcome): void {
  const call = {operation: operation.operationId, version, milliseconds: outcome.took};
  if (outcome.kind === 'failure') publish('try_it_failed', {...call, reason: outcome.reason});
  else publish('try_it_sent', {...call, status: `${String(Math.floor(outcome.status / 100))}xx`});
}
