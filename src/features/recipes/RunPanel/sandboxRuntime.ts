import type {Spec} from '@site/openapi/model/spec';
import {type PlacedOperation, operationsOf} from '@site/openapi/model/spec';
import {apiVersions} from '@site/src/config/apiVersions';
import type {JsonValue} from '../../samples/core/jsonText';
import {requestUrl} from '../../samples/core/requestUrl';
import {SANDBOX_KEY, fetchFromSandbox} from '../../sandbox';
import {API_KEY, type Values} from '../core/recipe';
import type {Runtime} from '../core/runStep';

interface Described {
  readonly document: Spec;
  readonly operation: PlacedOperation;
}

/** The description of one operation, a file of this site. @throws when it can't be loaded */
async function describe(operationId: string, signal: AbortSignal): Promise<Described> {
  const response = await fetch(`/openapi/${apiVersions[0].id}/${operationId}.json`, {signal});
  if (!response.ok) throw new Error(`The description of ${operationId} has the status ${String(response.status)}.`);
  const document = (await response.json()) as Spec;
  const [operation] = operationsOf(document);
  if (!operation) throw new Error(`The description of ${operationId} has no operation.`);
  return {document, operation};
}

/** Sends the requests of a recipe to the sandbox in this page. */
export function sandboxRuntime(inputs: Values, signal: AbortSignal): Runtime {
  const known = new Map<string, Promise<Described>>();
  const described = (operationId: string): Promise<Described> => {
    const found = known.get(operationId) ?? describe(operationId, signal);
    known.set(operationId, found);
    return found;
  };
  return {
    inputs: {...inputs, [API_KEY]: SANDBOX_KEY},
    endpointOf: async (operationId) => {
      const {document, operation} = await described(operationId);
      return {method: operation.method, url: `${document.servers[0]?.url ?? ''}${operation.path}`};
    },
    send: async (request, operationId) => {
      const {document, operation} = await described(operationId);
      const scopes = (operation['x-scopes'] ?? []).map(({scope}) => scope);
      const {method, headers, body} = request;
      const init = {
        method,
        headers: Object.fromEntries(headers.map(({name, value}) => [name, value])),
        ...(body === undefined ? {} : {body: JSON.stringify(body)}),
      };
      const response = await fetchFromSandbox({url: requestUrl(request), init, document, scopes}, signal);
      const text = await response.text();
      return {status: response.status, body: text === '' ? undefined : (JSON.parse(text) as JsonValue)};
    },
  };
}
