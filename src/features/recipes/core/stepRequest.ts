import type {JsonValue} from '../../samples/core/jsonText';
import type {SampleRequest} from '../../samples/core/request';
import {percentEncoded} from '../../samples/core/requestUrl';
import {type Scope, evaluate, textOf} from './expressions';
import type {Recipe, Step, StepParameter} from './recipe';

/** Where the requests of an operation go. */
export interface Endpoint {
  readonly method: string;
  /** Absolute URL with the names of path parameters: `https://api.salesloft.com/v2/people/{id}`. */
  readonly url: string;
}

/** The request of a step. @throws for an expression that recipes don't use */
export function stepRequest(
  {workflows: [workflow]}: Recipe,
  step: Step,
  endpoint: Endpoint,
  scope: Scope,
): SampleRequest {
  const valuesAt = (location: StepParameter['in']): {readonly name: string; readonly value: string}[] =>
    [...(workflow.parameters ?? []), ...(step.parameters ?? [])]
      .filter((parameter) => parameter.in === location)
      .map(({name, value}) => ({name, value: textOf(evaluate(value, scope))}));
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
