import {isObject} from '../../../utils/isObject';
import {parsedJson} from '../../../utils/parsedJson';
import {API_SERVER} from '../../../config/apiServer';
import {METHODS, type SampleRequest, percentEncoded, requestUrl} from '../../samples/core/request';
import {isTooDeep} from '../../try-it/core/json';
import type {Scope} from './expressions';
import {type Recipe, type Step, type Values, exampleInputs} from './recipe';
import {type Exchange, type StepResult, nextStep, parametersOf, resultOf, scopeOf, stepRequest} from './runStep';

type Texts = Readonly<Record<string, string>>;

/** The inputs of a run as texts of a form, and what its steps came to. */
export interface Run {
  readonly texts: Texts;
  readonly results: readonly StepResult[];
}

/** The path and query of a request as they are sent, so that no part of a value looks like another parameter. @throws TypeError without a host */
export function pathOf(request: SampleRequest): string {
  const {pathname, search} = new URL(requestUrl(request));
  return pathname + search;
}

const isPair = (value: unknown): boolean =>
  isObject(value) && typeof value.name === 'string' && typeof value.value === 'string';

const arePairs = (value: unknown): boolean => Array.isArray(value) && value.every(isPair);

function isExchange(value: unknown): value is Exchange {
  if (!isObject(value) || !isObject(value.request) || !isObject(value.response)) return false;
  const {method, url, query, headers} = value.request;
  const isRequest = METHODS.some((one) => one === method) && typeof url === 'string';
  return isRequest && arePairs(query) && arePairs(headers) && typeof value.response.status === 'number';
}

/** Whether a step sends a request. Its method and the fixed parts of its path aren't in the recipe. */
function sends(recipe: Recipe, step: Step, scope: Scope, request: SampleRequest): boolean {
  const segments = request.url.split('/');
  return (
    request.url.startsWith(`${API_SERVER}/`) &&
    JSON.stringify(stepRequest(recipe, step, request, scope)) === JSON.stringify(request) &&
    parametersOf(recipe, step, scope).every(
      ({in: location, value}) => location !== 'path' || segments.includes(percentEncoded(value)),
    )
  );
}

/** The results of a recipe for what its steps sent and received. @throws if they can't be shown, or are no run of the recipe */
function resultsOf(recipe: Recipe, inputs: Values, exchanges: readonly Exchange[]): readonly StepResult[] {
  return exchanges.reduce<readonly StepResult[]>((results, exchange) => {
    const step = nextStep(recipe, results);
    if (!step) throw new RangeError('The recipe has ended.');
    pathOf(exchange.request);
    const scope = scopeOf(inputs, results);
    if (!sends(recipe, step, scope, exchange.request)) throw new RangeError('The step sends another request.');
    return [...results, resultOf(recipe, step, scope, exchange)];
  }, []);
}

/** A run as text for the storage: the recipe, its inputs, and what it sent and received. */
export const runText = (recipe: Recipe, {texts, results}: Run): string =>
  JSON.stringify({recipe, texts, exchanges: results.map(({request, response}) => ({request, response}))});

/**
 * Reads a stored run, and evaluates it again, so that its results can't contradict the recipe.
 * @param inputsOf the values of the inputs, which can throw
 * @returns undefined for another shape, and for a run of another version of the recipe
 */
export function readRun(text: string, recipe: Recipe, inputsOf: (texts: Texts) => Values): Run | undefined {
  const stored = isTooDeep(text) ? undefined : parsedJson(text);
  if (!isObject(stored) || JSON.stringify(stored.recipe) !== JSON.stringify(recipe)) return undefined;
  const {texts, exchanges} = stored;
  const names = Object.keys(exampleInputs(recipe));
  if (!isObject(texts) || !names.every((name) => typeof texts[name] === 'string')) return undefined;
  if (!Array.isArray(exchanges) || !exchanges.every(isExchange)) return undefined;
  const known = texts as Texts;
  try {
    return {texts: known, results: resultsOf(recipe, inputsOf(known), exchanges)};
  } catch {
    return undefined;
  }
}
