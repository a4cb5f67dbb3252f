import {apiVersions} from '@site/src/config/apiVersions';
import type {JsonValue} from '../../samples/core/jsonText';
import {requestUrl} from '../../samples/core/requestUrl';
import {SANDBOX_KEY, fetchFromSandbox, preloadSandbox} from '../../sandbox';
import {type LoadedOperation, fetchOperation} from '../../try-it/core/operation';
import {API_KEY, type Recipe, type Values} from '../core/recipe';
import type {Runtime} from '../core/runStep';

const known = new Map<string, Promise<LoadedOperation>>();

/** Loads a description once. After a failure, the next attempt loads it again. */
function described(operationId: string): Promise<LoadedOperation> {
  const loading = known.get(operationId) ?? fetchOperation(apiVersions[0].id, operationId);
  known.set(operationId, loading);
  loading.catch(() => known.delete(operationId));
  return loading;
}

/** Loads what the steps need before they run, so that a run needs no network. A failure shows with the step. */
export function preloadSteps({workflows: [{steps}]}: Recipe): void {
  preloadSandbox();
  for (const {operationId} of steps) void described(operationId).catch(() => undefined);
}

/** Sends the requests of a recipe to the sandbox in this page. */
export function sandboxRuntime(inputs: Values, signal: AbortSignal): Runtime {
  return {
    inputs: {...inputs, [API_KEY]: SANDBOX_KEY},
    endpointOf: async (operationId) => {
      const {operation, server} = await described(operationId);
      return {method: operation.method, url: server + operation.path};
    },
    send: async (request, operationId) => {
      const {document, scopes, fieldScopes} = await described(operationId);
      const {method, headers, body} = request;
      const init = {
        method,
        headers: Object.fromEntries(headers.map(({name, value}) => [name, value])),
        body: JSON.stringify(body),
      };
      const response = await fetchFromSandbox(
        {url: requestUrl(request), init, document, scopes: [...scopes, ...fieldScopes]},
        signal,
      );
      const text = await response.text();
      return {status: response.status, body: text === '' ? undefined : (JSON.parse(text) as JsonValue)};
    },
  };
}
