import {expect, test} from 'vitest';
import type {Recipe, Step} from '../../../../src/features/recipes/core/recipe';
import {type StepResult, nextStep, reasonOf, runStep} from '../../../../src/features/recipes/core/runStep';

const step = (stepId: string, more: Partial<Step> = {}): Step => ({
  stepId,
  operationId: 'people-show',
  description: '',
  parameters: [{name: 'id', in: 'path', value: '$inputs.id'}],
  successCriteria: [{condition: '$statusCode == 200'}],
  ...more,
});

const recipeOf = (...steps: Step[]): Recipe => ({
  info: {title: '', summary: ''},
  workflows: [
    {
      workflowId: 'test',
      inputs: {properties: {}},
      parameters: [{name: 'Authorization', in: 'header', value: 'Bearer {$inputs.api_key}'}],
      failureActions: [{name: 'wait', type: 'retry', retryLimit: 2, criteria: [{condition: '$statusCode == 429'}]}],
      steps,
    },
  ],
});

/** The results when the API responds with these statuses, one after the other. */
async function resultsOf(recipe: Recipe, statuses: readonly number[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (let next = nextStep(recipe, results); next; next = nextStep(recipe, results)) {
    const status = statuses[results.length] ?? 200;
    results.push(
      await runStep(recipe, next, results, {
        inputs: {id: 'a/b', api_key: 'key'},
        endpointOf: () => ({method: 'get', url: 'https://api.example/v2/people/{id}'}),
        send: () => Promise.resolve({status, body: {status}}),
      }),
    );
  }
  return results;
}

/** The IDs of the steps that run. */
const stepsRun = async (recipe: Recipe, statuses: readonly number[]): Promise<string[]> =>
  (await resultsOf(recipe, statuses)).map((result) => result.step.stepId);

test('@run-09 a response has the words of its first unmet condition, or of the end of the recipe', async () => {
  const isFree = {condition: '$response.body#/status == 200', 'x-reason': 'The person is busy.'};
  const isCreated = {condition: '$response.body#/status == 201', 'x-reason': 'The person is known.'};
  const checked = step('one', {successCriteria: [{condition: '$statusCode != 404'}, isFree, isCreated]});
  const end = {name: 'found', type: 'end', 'x-reason': 'It exists.', 'x-otherwise': 'It is missing.'} as const;
  const searched = step('one', {onSuccess: [{...end, criteria: [{condition: '$response.body#/status == 201'}]}]});
  const reasonAfter = async (only: Step, status: number): Promise<string | undefined> => {
    const [result] = await resultsOf(recipeOf(only), [status]);
    return result && reasonOf(result);
  };
  expect(await reasonAfter(checked, 202)).toBe('The person is busy.');
  expect(await reasonAfter(checked, 404)).toBeUndefined();
  expect(await reasonAfter(searched, 200)).toBe('It is missing.');
  expect(await reasonAfter({...searched, successCriteria: []}, 201)).toBe('It exists.');
});

test('@run-09 a step is repeated after a 429, and no more often than the limit', async () => {
  const recipe = recipeOf(step('one'), step('two'));
  expect(await stepsRun(recipe, [429, 200])).toEqual(['one', 'one', 'two']);
  expect(await stepsRun(recipe, [429, 429, 429, 429])).toEqual(['one', 'one', 'one']);
});
