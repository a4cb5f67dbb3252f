import type {JsonValue} from '../../samples/core/jsonText';
import {type SampleRequest, percentEncoded} from '../../samples/core/request';
import {type Scope, type StepResponse, areMet, evaluate, isMet, textOf} from './expressions';
import type {Action, Criterion, Recipe, Step, StepParameter, Values} from './recipe';

export interface Endpoint {
  readonly method: string;
  /** Absolute URL with the names of path parameters: `https://api.salesloft.com/v2/people/{id}`. */
  readonly url: string;
}

export interface Runtime {
  readonly inputs: Values;
  readonly endpointOf: (operationId: string) => Endpoint | Promise<Endpoint>;
  readonly send: (request: SampleRequest, operationId: string) => Promise<StepResponse>;
}

/** What a step sent and received. */
export interface Exchange {
  readonly request: SampleRequest;
  readonly response: StepResponse;
}

/** A step that got a response. A retry is another result of the same step. */
export interface StepResult extends Exchange {
  readonly step: Step;
  /** Success criteria that aren't met. The step failed if there is one. */
  readonly unmet: readonly Criterion[];
  readonly outputs: Values;
  readonly action?: Action;
}

/** A parameter of a request, with its value as text. */
interface SentParameter extends Omit<StepParameter, 'value'> {
  readonly value: string;
}

/** The parameters of a step's request. @throws for an expression that recipes don't use */
export const parametersOf = (
  {workflows: [{parameters = []}]}: Recipe,
  step: Step,
  scope: Scope,
): readonly SentParameter[] =>
  [...parameters, ...(step.parameters ?? [])].map((one) => ({...one, value: textOf(evaluate(one.value, scope))}));

/** The request of a step. @throws for an expression that recipes don't use */
export function stepRequest(recipe: Recipe, step: Step, endpoint: Endpoint, scope: Scope): SampleRequest {
  const parameters = parametersOf(recipe, step, scope);
  const valuesAt = (location: StepParameter['in']): {readonly name: string; readonly value: string}[] =>
    parameters.filter((one) => one.in === location).map(({name, value}) => ({name, value}));
  const body: JsonValue | undefined = step.requestBody && evaluate(step.requestBody.payload, scope);
  return {
    method: endpoint.method.toUpperCase() as SampleRequest['method'],
    url: valuesAt('path').reduce(
      (url, {name, value}) => url.replaceAll(`{${name}}`, () => percentEncoded(value)),
      endpoint.url,
    ),
    query: valuesAt('query'),
    headers: [
      ...valuesAt('header'),
      ...(body === undefined ? [] : [{name: 'Content-Type', value: 'application/json'}]),
    ],
    body,
  };
}

export const outputsOf = ({outputs = {}}: Step, scope: Scope): Values =>
  Object.fromEntries(Object.entries(outputs).map(([name, expression]) => [name, evaluate(expression, scope)]));

/** The step after the results so far. Undefined at the end: after the last step, an `end`, or a failure without retry. */
export function nextStep({workflows: [{steps}]}: Recipe, results: readonly StepResult[]): Step | undefined {
  const last = results.at(-1);
  if (!last) return steps[0];
  const {step, action, unmet} = last;
  const attempts = results.filter((result) => result.step.stepId === step.stepId).length;
  if (action?.type === 'retry') return attempts <= (action.retryLimit ?? 1) ? step : undefined;
  return unmet.length === 0 && action?.type !== 'end'
    ? steps[steps.findIndex(({stepId}) => stepId === step.stepId) + 1]
    : undefined;
}

/** What a response means, in the words of the recipe. The other unmet criteria often follow from the first, which alone counts. */
export function reasonOf({step: {onSuccess}, unmet: [unmet], action}: StepResult): string | undefined {
  if (unmet) return unmet['x-reason'];
  return action ? action['x-reason'] : onSuccess?.find(({type}) => type === 'end')?.['x-otherwise'];
}

/** The values that the next step can use. */
export const scopeOf = (inputs: Values, results: readonly StepResult[]): Scope => ({
  inputs,
  steps: Object.fromEntries(results.map(({step, outputs}) => [step.stepId, outputs])),
});

/** Evaluates the response of a step. @throws for an expression that recipes don't use */
export function resultOf(
  {workflows: [{failureActions}]}: Recipe,
  step: Step,
  before: Scope,
  {request, response}: Exchange,
): StepResult {
  const scope = {...before, response};
  const unmet = (step.successCriteria ?? []).filter((criterion) => !isMet(criterion, scope));
  const actions = unmet.length === 0 ? step.onSuccess : (step.onFailure ?? failureActions);
  const action = actions?.find(({criteria}) => areMet(criteria, scope));
  return {step, request, response, unmet, outputs: outputsOf(step, scope), action};
}

/** Sends the request of a step and evaluates the response. @param results of the steps before @throws what `send` throws */
export async function runStep(
  recipe: Recipe,
  step: Step,
  results: readonly StepResult[],
  {inputs, endpointOf, send}: Runtime,
): Promise<StepResult> {
  const scope = scopeOf(inputs, results);
  const request = stepRequest(recipe, step, await endpointOf(step.operationId), scope);
  return resultOf(recipe, step, scope, {request, response: await send(request, step.operationId)});
}
