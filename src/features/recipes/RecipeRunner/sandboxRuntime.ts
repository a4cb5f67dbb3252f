import {apiVersions} from '@site/src/config/apiVersions';
import {addCall} from '@site/src/features/call-log';
import {fetchFromSandbox, preloadSandbox} from '@site/src/features/sandbox';
import {coloredNodes} from '@site/src/features/samples/core/colors';
import type {JsonValue} from '@site/src/features/samples/core/jsonText';
import {requestUrl} from '@site/src/features/samples/core/request';
import {type LoadedOperation, fetchOperation} from '@site/src/features/try-it/core/operation';
import {loggedCall} from '@site/src/features/try-it/core/outcome';
import type {Scope} from '../core/expressions';
import type {Recipe, Step} from '../core/recipe';
import {type Runtime, parametersOf} from '../core/runStep';

const described = (operationId: string): Promise<LoadedOperation> => fetchOperation(apiVersions[0].id, operationId);

/** Loads what the steps need before they run, so that a run needs no network. A failure shows with the step. */
export function preloadSteps({workflows: [{steps}]}: Recipe): void {
  preloadSandbox();
  void coloredNodes('json', '');
  for (const {operationId} of steps) void described(operationId).catch(() => undefined);
}

/** The parameters of a step as the form of its operation has them. */
const formValues = (recipe: Recipe, step: Step, scope: Scope): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    parametersOf(recipe, step, scope).flatMap((one) =>
      one.in === 'header' ? [] : [[`${one.in}:${one.name}`, [one.value]] as const],
    ),
  );

/** Sends the request of a step to the sandbox, and adds it to API Logs. */
export const sandboxRuntime = (recipe: Recipe, step: Step, scope: Scope, signal: AbortSignal): Runtime => ({
  inputs: scope.inputs,
  endpointOf: async (operationId) => {
    const {operation, server} = await described(operationId);
    return {method: operation.method, url: server + operation.path};
  },
  send: async (request, operationId) => {
    const loaded = await described(operationId);
    const {document, scopes, fieldScopes} = loaded;
    const {method, headers, body} = request;
    const url = requestUrl(request);
    const init = {
      method,
      headers: Object.fromEntries(headers.map(({name, value}) => [name, value])),
      ...(body !== undefined && {body: JSON.stringify(body)}),
    };
    const start = performance.now();
    const response = await fetchFromSandbox({url, init, document, scopes: [...scopes, ...fieldScopes]}, signal);
    const text = await response.text();
    // After the end of a visit, the next visitor must not see the call.
    signal.throwIfAborted();
    const received = {
      kind: 'response',
      status: response.status,
      headers: [...response.headers].map(([name, value]) => ({name, value})),
      body: {text},
      took: Math.round(performance.now() - start),
      at: Date.now(),
    } as const;
    addCall(
      loggedCall(loaded, {request: {url, init}, target: 'sandbox', values: formValues(recipe, step, scope)}, received),
    );
    return {status: response.status, body: text === '' ? undefined : (JSON.parse(text) as JsonValue)};
  },
});
