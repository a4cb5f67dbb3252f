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

/** @throws for an operation that doesn't exist, and an expression that recipes don't use */
function exampleStep(recipe: Recipe, step: Step, spec: Spec, earlier: Pick<Scope, 'inputs' | 'steps'>): ExampleStep {
  const found = operationsOf(spec).find(({operationId}) => operationId === step.operationId);
  if (!found) throw new Error(`There is no operation "${step.operationId}". Correct the operationId.`);
  const operation = dereferenceOperation(spec, found);
  const endpoint = {method: operation.method, url: `${spec.servers[0]?.url ?? ''}${operation.path}`};
  const scope = {...earlier, response: successOf(operation)};
  const request = stepRequest(recipe, step, endpoint, scope);
  return {step, operation, request, scope, outputs: outputsOf(step, scope)};
}

/** Runs all steps with the example inputs. Each problem names the step that can't run. */
export function exampleRun(recipe: Recipe, spec: Spec) {
  const inputs = declaredInputs(recipe);
  const steps: Record<string, Values> = {};
  const problems: string[] = [];
  const examples = recipe.workflows[0].steps.flatMap((step) => {
    try {
      const example = exampleStep(recipe, step, spec, {inputs, steps: {...steps}});
      steps[step.stepId] = example.outputs;
      return [example];
    } catch (error) {
      // Later steps can still name its outputs.
      steps[step.stepId] = {...step.outputs};
      problems.push(`step ${step.stepId}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  return {inputs, steps, examples, problems};
}
