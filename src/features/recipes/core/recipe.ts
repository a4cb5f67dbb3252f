import type {JsonValue} from '../../samples/core/jsonText';

/** A condition on a response. Without a type, it compares two values: `$statusCode == 200`. */
export interface Criterion {
  readonly condition: string;
  /** The value that a JSONPath condition selects from: `$response.body`. */
  readonly context?: string;
  readonly type?: 'simple' | 'jsonpath';
  /** Sentence for people: why it isn't met. Criteria of the status have none. */
  readonly 'x-reason'?: string;
}

/** What happens after a step. It applies if all criteria are met. */
export interface Action {
  readonly name: string;
  readonly type: 'end' | 'retry';
  /** Seconds before a retry. */
  readonly retryAfter?: number;
  readonly retryLimit?: number;
  readonly criteria?: readonly Criterion[];
  /** Sentence for people: why the recipe ends. */
  readonly 'x-reason'?: string;
  /** Sentence for people: why the recipe doesn't end. */
  readonly 'x-otherwise'?: string;
}

export interface StepParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly value: JsonValue;
}

/** One request. Strings that begin with `$` are expressions (expressions.ts). */
export interface Step {
  readonly stepId: string;
  readonly description: string;
  readonly operationId: string;
  readonly parameters?: readonly StepParameter[];
  readonly requestBody?: {readonly payload: JsonValue};
  readonly successCriteria?: readonly Criterion[];
  readonly outputs?: Readonly<Record<string, string>>;
  readonly onSuccess?: readonly Action[];
  readonly onFailure?: readonly Action[];
}

export interface Input {
  readonly type: string;
  /** Checked before a step runs. */
  readonly pattern?: string;
  readonly description: string;
  readonly examples?: readonly JsonValue[];
}

export interface Workflow {
  readonly workflowId: string;
  readonly inputs: {readonly properties: Readonly<Record<string, Input>>};
  /** Parameters of every step. */
  readonly parameters?: readonly StepParameter[];
  /** Actions of steps that have no `onFailure`. */
  readonly failureActions?: readonly Action[];
  readonly steps: readonly Step[];
  readonly outputs?: Readonly<Record<string, string>>;
}

/** The part of an Arazzo 1.0.1 description that recipes use (https://spec.openapis.org/arazzo/v1.0.1.html). */
export interface Recipe {
  readonly info: {readonly title: string; readonly summary: string};
  readonly workflows: readonly [Workflow];
}

export type Values = Readonly<Record<string, JsonValue | undefined>>;

/** The input that has the credential. Requests get it as a header. */
export const API_KEY = 'api_key';

/** All inputs, with the values of the published example. The credential has none. */
export const declaredInputs = ({workflows: [{inputs}]}: Recipe): Values =>
  Object.fromEntries(Object.entries(inputs.properties).map(([name, {examples}]) => [name, examples?.[0]]));

/** The inputs of the published example, without the credential. */
export const exampleInputs = (recipe: Recipe): Values =>
  Object.fromEntries(Object.entries(declaredInputs(recipe)).filter(([, value]) => value !== undefined));

/** The title of a step: `Check the person` for `check-the-person`. */
export const stepTitle = ({stepId}: Pick<Step, 'stepId'>): string =>
  stepId.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', ' ');

/** The name of the visitor's item with the run of a recipe. */
export const itemOf = ({workflows: [{workflowId}]}: Recipe): string => `recipe.${workflowId}`;
