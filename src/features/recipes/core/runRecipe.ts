import type {SampleRequest} from '../../samples/core/request';
import {areMet} from './criteria';
import {type Scope, type StepResponse, evaluate} from './expressions';
import type {Action, Recipe, Step, Values} from './recipe';
import {type Endpoint, stepRequest} from './stepRequest';

/** What a run needs from its surroundings. */
export interface Runtime {
  readonly inputs: Values;
  readonly endpointOf: (operationId: string) => Endpoint;
  readonly send: (request: SampleRequest, step: Step) => Promise<StepResponse>;
  /** Waits before a retry. */
  readonly wait: (seconds: number) => Promise<void>;
}

/** A step that got a response. A retry is another result of the same step. */
export interface StepResult {
  readonly step: Step;
  readonly request: SampleRequest;
  readonly response: StepResponse;
  /** Whether all success criteria are met. */
  readonly isSuccess: boolean;
  readonly outputs: Values;
  /** The action that applies, if any. Without one, a step that failed ends the run. */
  readonly action?: Action;
}

/** The outputs of a step. Those without a value are undefined. */
export const outputsOf = ({outputs = {}}: Step, scope: Scope): Values =>
  Object.fromEntries(Object.entries(outputs).map(([name, expression]) => [name, evaluate(expression, scope)]));

async function runStep(recipe: Recipe, step: Step, runtime: Runtime, steps: Scope['steps']): Promise<StepResult> {
  const {inputs, endpointOf, send} = runtime;
  const request = stepRequest(recipe, step, endpointOf(step.operationId), {inputs, steps});
  const response = await send(request, step);
  const scope = {inputs, steps, response};
  const isSuccess = areMet(step.successCriteria, scope);
  const actions = isSuccess ? step.onSuccess : (step.onFailure ?? recipe.workflows[0].failureActions);
  const action = actions?.find(({criteria}) => areMet(criteria, scope));
  return {step, request, response, isSuccess, outputs: outputsOf(step, scope), ...(action && {action})};
}

/**
 * Runs a recipe. Each result is one request: the caller asks for the next when it wants the next step to run.
 * @throws what `send` throws
 */
export async function* runRecipe(recipe: Recipe, runtime: Runtime): AsyncGenerator<StepResult, void> {
  const steps: Record<string, Values> = {};
  for (const step of recipe.workflows[0].steps) {
    for (let retries = 0; ; retries += 1) {
      const result = await runStep(recipe, step, runtime, steps);
      steps[step.stepId] = result.outputs;
      yield result;
      const {action, isSuccess} = result;
      if (action?.type === 'retry' && retries < (action.retryLimit ?? 1)) {
        await runtime.wait(action.retryAfter ?? 0);
        continue;
      }
      if (!isSuccess || action?.type === 'end') return;
      break;
    }
  }
}
