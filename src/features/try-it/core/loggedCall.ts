import {apiVersions} from '@site/src/config/apiVersions';
import type {LoggedCall} from '@site/src/features/call-log/core/callLog';
import {type Draft, type Target, fragmentOf} from './draft';
import type {LoadedOperation} from './operation';
import {type Outcome, rateLimitOf} from './outcome';
import type {HttpRequest} from './httpRequest';

interface Made {
  readonly wire: HttpRequest;
  readonly draft: Draft;
  readonly outcome: Outcome;
  readonly target: Target;
}

/** A call for the list of calls, without body and token. */
export function loggedCall(
  {version, operation}: Pick<LoadedOperation, 'version' | 'operation'>,
  {wire, draft, outcome, target}: Made,
): LoggedCall {
  const {pathname, search} = new URL(wire.url);
  const {baseUrl} = apiVersions.find(({id}) => id === version) ?? apiVersions[0];
  const {cost, remaining} = rateLimitOf(outcome.kind === 'response' ? outcome.headers : []);
  const at = outcome.at - outcome.took;
  return {
    id: `${String(at)}-${operation.operationId}`,
    at,
    page: `${baseUrl}${operation.operationId}/`,
    method: operation.method.toUpperCase(),
    name: operation.summary,
    path: pathname,
    query: search.slice(1),
    took: outcome.took,
    hadBody: wire.init.body !== undefined,
    isSandbox: target === 'sandbox',
    fragment: fragmentOf({values: draft.values, body: undefined}, target),
    ...(outcome.kind === 'response' && {status: outcome.status}),
    cost,
    remaining,
  };
}
