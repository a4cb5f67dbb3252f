import type {JsonValue} from '../../../src/features/samples/core/jsonText';
import type {SampleRequest} from '../../../src/features/samples/core/request';
import {type Recipe, type Step, type Values, exampleInputs} from '../../../src/features/recipes/core/recipe';
import {outputsOf, stepRequest} from '../../../src/features/recipes/core/runStep';
import {dereferenceOperation} from '../../model/dereference';
import {examplesOf, mainMedia} from '../../model/media';
import {type PlacedOperation, type Spec, operationsOf} from '../../model/spec';

/** A step with the request that a run with the example inputs sends. */
export interface ExampleStep {
  readonly step: Step;
  readonly operation: PlacedOperation;
  readonly request: SampleRequest;
}

function successExample(spec: Spec, operation: PlacedOperation): JsonValue | undefined {
  const {responses = {}} = dereferenceOperation(spec, operation);
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const media = mainMedia(success?.content)?.[1];
  return media && (examplesOf(media)[0]?.value as JsonValue | undefined);
}

/** The steps as if each response were the example of the description. @throws when the description has no such operation */
export function exampleSteps(recipe: Recipe, spec: Spec): ExampleStep[] {
  const inputs = exampleInputs(recipe);
  const steps: Record<string, Values> = {};
  return recipe.workflows[0].steps.map((step) => {
    const operation = operationsOf(spec).find(({operationId}) => operationId === step.operationId);
    if (!operation)
      throw new Error(`The step "${step.stepId}" names the operation "${step.operationId}", which doesn't exist.`);
    const endpoint = {method: operation.method, url: `${spec.servers[0]?.url ?? ''}${operation.path}`};
    const request = stepRequest(recipe, step, endpoint, {inputs, steps});
    const response = {status: 200, body: successExample(spec, operation)};
    steps[step.stepId] = outputsOf(step, {inputs, steps, response});
    return {step, operation, request};
  });
}
