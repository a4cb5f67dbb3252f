import type {Scope} from '../../../src/features/recipes/core/expressions';
import {type Recipe, type Step, type Values, declaredInputs} from '../../../src/features/recipes/core/recipe';
import {outputsOf, stepRequest} from '../../../src/features/recipes/core/runStep';
import type {JsonValue} from '../../../src/features/samples/core/jsonText';
import type {SampleRequest} from '../../../src/features/samples/core/request';
import {dereferenceOperation} from '../../model/dereference';
import {type PlacedOperation, type Spec, examplesOf, mainMedia, operationsOf} from '../../model/spec';

/** A step of a run with the example inputs, in which each response is the example of the description. */
export interface ExampleStep {
  readonly step: Step;
  readonly operation: PlacedOperation;
  readonly request: SampleRequest;
  /** What its conditions and outputs read. */
  readonly scope: Scope;
  readonly outputs: Values;
}

function successOf({responses = {}}: PlacedOperation): {readonly status: number; readonly body: JsonValue} {
  const [status, success] = Object.entries(responses).find(([one]) => one.startsWith('2')) ?? [];
  const media = mainMedia(success?.content)?.[1];
  return {status: Number(status), body: ((media && examplesOf(media)[0]?.value) ?? null) as JsonValue};
}

/** @throws with the name of the step: for an operation that doesn't exist, and an expression that recipes don't use */
export function exampleSteps(recipe: Recipe, spec: Spec): ExampleStep[] {
  const inputs = declaredInputs(recipe);
  const steps: Record<string, Values> = {};
  return recipe.workflows[0].steps.map((step) => {
    const found = operationsOf(spec).find(({operationId}) => operationId === step.operationId);
    if (!found)
      throw new Error(`step ${step.stepId}: There is no operation "${step.operationId}". Correct the operationId.`);
    const operation = dereferenceOperation(spec, found);
    const endpoint = {method: operation.method, url: `${spec.servers[0]?.url ?? ''}${operation.path}`};
    const scope = {inputs, steps: {...steps}, response: successOf(operation)};
    try {
      const request = stepRequest(recipe, step, endpoint, scope);
      const outputs = outputsOf(step, scope);
      steps[step.stepId] = outputs;
      return {step, operation, request, scope, outputs};
    } catch (error) {
      throw new Error(`step ${step.stepId}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
    }
  });
}
