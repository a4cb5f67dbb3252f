import {createConfig} from '@redocly/openapi-core';
import {type RespectOptions, run} from '@redocly/respect-core';
import type {RecipeFile} from '../../openapi/tools/recipes/readRecipes';
import {PUBLISHED} from '../../openapi/tools/bundle/bundleVersion';
import type {JsonValue} from '../../src/features/samples/core/jsonText';
import {requestUrl} from '../../src/features/samples/core/request';
import {API_KEY, exampleInputs} from '../../src/features/recipes/core/recipe';
import {type Runtime, type StepResult, nextStep, runStep} from '../../src/features/recipes/core/runStep';
import {type PlacedOperation, operationsOf} from '../../openapi/model/spec';
import {parsed, textOf} from './bundles';

const operations = new Map(
  operationsOf(parsed(textOf('v2.json'))).map((one): [string, PlacedOperation] => [one.operationId, one]),
);

/** What a run of a recipe did. */
export interface Run {
  /** Method, URL and body of each request. */
  readonly requests: readonly string[];
  /** Outputs of each step that ran, by step. */
  readonly outputs: Readonly<Record<string, unknown>>;
  /** Steps that failed. */
  readonly failed: readonly string[];
}

const KEY = 'ak_sandbox_maya_okafor';

/** A request in one line, whatever the server is. */
const lineOf = (url: string, {method = 'GET', body}: RequestInit): string => {
  const {pathname, search} = new URL(url);
  return `${method} ${decodeURIComponent(pathname + search)} ${typeof body === 'string' ? body : ''}`;
};

const silent = (): void => undefined;
const logger: RespectOptions['logger'] = {
  info: silent,
  warn: silent,
  output: silent,
  error: silent,
  printNewLine: silent,
  printSeparator: silent,
  indent: (text) => text,
};

/** Runs a published recipe with Redocly's runner, which also compares each response with the description. */
export async function runWithRedocly({id, recipe}: RecipeFile, server: string): Promise<Run> {
  const requests: string[] = [];
  const [result] = await run({
    files: [`${PUBLISHED}/recipes/${id}.arazzo.yaml`],
    server: `salesloft=${server}`,
    input: JSON.stringify({[API_KEY]: KEY, ...exampleInputs(recipe)}),
    config: await createConfig({}),
    maxSteps: 100,
    maxFetchTimeout: 10_000,
    requestFileLoader: {getFileBody: () => Promise.reject(new Error('Recipes send no files'))},
    logger,
    fetch: (url, init = {}) => {
      requests.push(lineOf(new Request(url).url, init));
      return fetch(url, init);
    },
    // The bundle was linted before it was published.
    skipLint: true,
  });
  const steps = (result?.executedWorkflows ?? []).flatMap(({executedSteps}) => executedSteps);
  const ran = new Set(steps.map((step) => step.stepId));
  const known = Object.entries(result?.ctx.$workflows[id]?.steps ?? {}).filter(([step]) => ran.has(step));
  return {
    requests,
    outputs: Object.fromEntries(known.map(([step, {outputs = {}}]) => [step, outputs])),
    failed: steps.flatMap((step) => ('checks' in step && step.checks.some(({passed}) => !passed) ? [step.stepId] : [])),
  };
}

const parse = (text: string): JsonValue | undefined => (text === '' ? undefined : (JSON.parse(text) as JsonValue));

/** Runs a recipe with the runner of the pages. */
export async function runWithOurs({recipe}: RecipeFile, server: string): Promise<Run> {
  const requests: string[] = [];
  const runtime: Runtime = {
    inputs: {[API_KEY]: KEY, ...exampleInputs(recipe)},
    endpointOf: (id) => {
      const {method = '', path = ''} = operations.get(id) ?? {};
      return {method, url: server + path};
    },
    send: async (request) => {
      const {method, headers, body} = request;
      const init = {
        method,
        headers: headers.map(({name, value}): [string, string] => [name, value]),
        ...(body === undefined ? {} : {body: JSON.stringify(body)}),
      };
      requests.push(lineOf(requestUrl(request), init));
      const response = await fetch(requestUrl(request), init);
      return {status: response.status, body: parse(await response.text())};
    },
  };
  const results: StepResult[] = [];
  for (let step = nextStep(recipe, results); step; step = nextStep(recipe, results))
    results.push(await runStep(recipe, step, results, runtime));
  return {
    requests,
    outputs: Object.fromEntries(results.map(({step, outputs}) => [step.stepId, outputs])),
    failed: results.filter(({unmet}) => unmet.length > 0).map(({step}) => step.stepId),
  };
}
