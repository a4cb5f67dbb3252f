import {keysOf} from '../../../model/node';
import {textOf} from '../../../../src/features/recipes/core/expressions';
import {
  API_KEY,
  type Action,
  type Criterion,
  type Recipe,
  type Step,
  exampleInputs,
  stepTitle,
} from '../../../../src/features/recipes/core/recipe';
import type {Endpoint} from '../../../../src/features/recipes/core/runStep';
import type {JsonValue} from '../../../../src/features/samples/core/jsonText';
import {percentEncoded} from '../../../../src/features/samples/core/request';

export type Scalar = string | number | boolean | null;

/** A value of a program: of the last response, of a variable, or as it is. */
export type Value =
  | {readonly kind: 'status'}
  | {readonly kind: 'field'; readonly path: readonly (string | number)[]}
  | {readonly kind: 'variable'; readonly name: string}
  | {readonly kind: 'literal'; readonly value: Scalar};

/** A condition on the last response: a comparison, or whether an item of a list or object has a field with a value or a length. */
export type Condition =
  | {readonly kind: 'compare'; readonly left: Value; readonly right: Value; readonly isEqual: boolean}
  | {
      readonly kind: 'some';
      readonly path: readonly (string | number)[];
      readonly field: string;
      readonly isLength: boolean;
      readonly value: Scalar;
    };

/** A body or an input: JSON in which variables are values. */
export type Template =
  Value | readonly Template[] | {readonly kind: 'object'; readonly fields: readonly (readonly [string, Template])[]};

export interface Check {
  readonly condition: Condition;
  /** Undefined for the status. */
  readonly reason: string | undefined;
}

export interface ProgramStep {
  readonly title: string;
  readonly method: string;
  /** Path and query of the URL. Variables are percent-encoded by the program, and texts already are. */
  readonly url: readonly (string | {readonly variable: string})[];
  readonly body: Template | undefined;
  readonly checks: readonly Check[];
  readonly saved: readonly (readonly [variable: string, value: Value])[];
  /** Where the program ends early: all conditions, and why. */
  readonly ends: readonly {readonly conditions: readonly Condition[]; readonly reason: string}[];
  /** How often a failed check repeats the request, and after how many seconds. */
  readonly repeat: {readonly seconds: number; readonly times: number} | undefined;
}

/** A recipe as a program that any language can write. */
export interface Program {
  readonly title: string;
  /** ID of the recipe, and of its guide. */
  readonly id: string;
  /** How often a 429 is repeated, and after how many seconds. */
  readonly limit: {readonly seconds: number; readonly times: number};
  readonly inputs: readonly (readonly [variable: string, value: Template])[];
  readonly steps: readonly ProgramStep[];
  /** What the program prints: names with variables. */
  readonly outputs: readonly (readonly [name: string, variable: string])[];
}

/** Words of the languages, and names of the programs' own functions and variables. */
const RESERVED = new Set(
  'api attempt body check data encode field finish from items json key length path request response send sleep status text time'.split(
    ' ',
  ),
);

/** Gives each input and output a variable of its own, by its expression. */
class Variables {
  private readonly byExpression = new Map<string, string>();

  declare(expression: string, name: string): string {
    const free = RESERVED.has(name) ? `${name}_` : name;
    const taken = new Set(this.byExpression.values());
    let variable = free;
    for (let count = 2; taken.has(variable); count += 1) variable = `${free}_${String(count)}`;
    this.byExpression.set(expression, variable);
    return variable;
  }

  /** @throws for an expression that isn't declared before */
  readonly of = (expression: string): string => {
    const variable = this.byExpression.get(expression);
    if (variable === undefined) throw new Error(`A program has no variable for ${expression}.`);
    return variable;
  };
}

const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

function literal(value: unknown, text: string): Value {
  if (isScalar(value)) return {kind: 'literal', value};
  throw new Error(`A program can't compare with ${text}. Write a string, a number, a boolean or null.`);
}

const pathOf = (pointer: string): readonly (string | number)[] =>
  keysOf(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));

function valueOf(text: string, variables: Variables): Value {
  if (text === '$statusCode') return {kind: 'status'};
  const [, pointer] = /^\$response\.body#(.*)$/.exec(text) ?? [];
  if (pointer !== undefined) return {kind: 'field', path: pathOf(pointer)};
  if (text.startsWith('$')) return {kind: 'variable', name: variables.of(text)};
  const [, quoted] = /^'(.*)'$/.exec(text) ?? [];
  return literal(quoted ?? (JSON.parse(text) as unknown), text);
}

const COMPARISON = /^(\S+) (==|!=) (.+)$/;
/** The two queries that recipes use: `$.data[?@.name == 'x']` and `$[?length(@.list) == 0]`. */
const QUERY = /^\$((?:\.\w+)*)\[\?(?:length\(@\.(\w+)\)|@\.(\w+)) == (.+)\]$/;

function conditionOf({condition, type, context = '$response.body'}: Criterion, variables: Variables): Condition {
  if (type !== 'jsonpath') {
    const [, left = '', operator = '', right = ''] = COMPARISON.exec(condition) ?? [];
    return {
      kind: 'compare',
      left: valueOf(left, variables),
      right: valueOf(right, variables),
      isEqual: operator === '==',
    };
  }
  const [query, base = '', counted, field = counted ?? '', text = ''] = QUERY.exec(condition) ?? [];
  const value = valueOf(text, variables);
  if (query === undefined || context !== '$response.body' || value.kind !== 'literal')
    throw new Error(`A program can't check ${condition}. Write a comparison, or add the query to program.ts.`);
  return {kind: 'some', path: base.split('.').slice(1), field, isLength: counted !== undefined, value: value.value};
}

function templateOf(value: JsonValue, variables: Variables): Template {
  if (typeof value === 'string' && value.startsWith('$')) return {kind: 'variable', name: variables.of(value)};
  if (Array.isArray(value)) return (value as readonly JsonValue[]).map((item) => templateOf(item, variables));
  if (isScalar(value)) return {kind: 'literal', value};
  const fields = Object.entries(value as Readonly<Record<string, JsonValue>>);
  return {kind: 'object', fields: fields.map(([name, item]) => [name, templateOf(item, variables)])};
}

/** Path and query. @param variables of the values that aren't literals */
function urlOf({parameters = []}: Step, path: string, variables: Variables): ProgramStep['url'] {
  const partOf = (value: JsonValue): ProgramStep['url'][number] =>
    typeof value === 'string' && value.startsWith('$')
      ? {variable: variables.of(value)}
      : percentEncoded(textOf(value));
  const at = (place: string) => parameters.filter((one) => one.in === place);
  const segments = path.split(/(?=\{)|(?<=\})/).map((part) => {
    const given = at('path').find(({name}) => part === `{${name}}`);
    return given ? partOf(given.value) : part;
  });
  const query = at('query').flatMap(({name, value}, index) => [
    `${index === 0 ? '?' : '&'}${percentEncoded(name)}=`,
    partOf(value),
  ]);
  if (at('header').length > 0) throw new Error('A program sends no headers of a step. Add them to program.ts.');
  return [...segments, ...query];
}

const limitOf = ({retryAfter = 0, retryLimit = 1}: Action) => ({seconds: retryAfter, times: retryLimit});

function stepOf(step: Step, endpoint: Endpoint, variables: Variables): ProgramStep {
  const {successCriteria = [], outputs = {}, onSuccess = [], onFailure = []} = step;
  const conditions = ({criteria = []}: Action) => criteria.map((one) => conditionOf(one, variables));
  const url = urlOf(step, endpoint.url, variables);
  const body = step.requestBody && templateOf(step.requestBody.payload, variables);
  const checks = successCriteria.map((one) => ({condition: conditionOf(one, variables), reason: one['x-reason']}));
  const saved = Object.entries(outputs).map(([name, from]): readonly [string, Value] => {
    const value = valueOf(from, variables);
    return [variables.declare(`$steps.${step.stepId}.outputs.${name}`, name), value];
  });
  const [repeat] = onFailure;
  return {
    ...{title: stepTitle(step), method: endpoint.method.toUpperCase(), url, body, checks, saved},
    ends: onSuccess.map((action) => ({conditions: conditions(action), reason: action['x-reason'] ?? ''})),
    repeat: repeat && limitOf(repeat),
  };
}

/** @param endpointOf method and path of an operation @throws for what no program can do */
export function programOf(recipe: Recipe, endpointOf: (operationId: string) => Endpoint): Program {
  const {workflowId, failureActions = [], steps, outputs} = recipe.workflows[0];
  const variables = new Variables();
  const inputs = Object.entries(exampleInputs(recipe)).map(([name, value = null]): readonly [string, Template] => [
    variables.declare(`$inputs.${name}`, name),
    templateOf(value, variables),
  ]);
  const written = steps.map((step) => stepOf(step, endpointOf(step.operationId), variables));
  const all = steps.flatMap(({stepId, outputs: own = {}}) =>
    Object.keys(own).map((name) => `$steps.${stepId}.outputs.${name}`),
  );
  const printed = outputs
    ? Object.entries(outputs).map(([name, from]): readonly [string, string] => [name, variables.of(from)])
    : all.map((from): readonly [string, string] => [variables.of(from), variables.of(from)]);
  const [limit = {name: API_KEY, type: 'retry', retryLimit: 0} as const] = failureActions;
  return {title: recipe.info.title, id: workflowId, limit: limitOf(limit), inputs, steps: written, outputs: printed};
}
