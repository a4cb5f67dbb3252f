import {publish} from '@site/src/features/events';
import type {LoadedOperation} from './core/operation';
import type {Outcome} from './core/outcome';

/** Publishes the operation and the outcome of a call, without data of request and response. */
export function publishOutcome({operation, version}: LoadedOperation, outcome: Outcome): void {
  const call = {operation: operation.operationId, version, milliseconds: outcome.took};
  if (outcome.kind === 'failure') publish('try_it_failed', {...call, reason: outcome.reason});
  else publish('try_it_sent', {...call, status: `${String(Math.floor(outcome.status / 100))}xx`});
}
