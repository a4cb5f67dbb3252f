import {expect, test, vi} from 'vitest';
import type {Recipe} from '../../../../src/features/recipes/core/recipe';
import {readRecipes} from '../../../../openapi/tools/recipes/readRecipes';
import {exampleTexts, valuesOf} from '../../../../src/features/recipes/RecipeRunner/inputs';
import {runOf} from '../../../../src/features/recipes/RecipeRunner/run';
import {FakeStorage} from '../../support/FakeStorage';
import {eventually} from '../../support/eventually';

// It needs a browser.
vi.mock('../../../../src/features/recipes/RecipeRunner/sandboxRuntime', () => ({preloadSteps: () => undefined}));

const recipeWith = (type: string, pattern?: string, example?: string): Recipe => ({
  info: {title: '', summary: ''},
  workflows: [
    {
      workflowId: 'test',
      inputs: {
        properties: {it: {type, ...(pattern && {pattern}), description: '', ...(example && {examples: [example]})}},
      },
      steps: [],
    },
  ],
});

test.each([
  ['integer', ' 70211 ', 70211],
  ['array', '[1]', [1]],
])('@run-09 the %s input "%s" has a value of its type', (type, text, it) => {
  expect(valuesOf(recipeWith(type), {it: text})).toEqual({it});
});

test.each([
  ['integer', 'abc', 'it must be a whole number.'],
  ['integer', '9007199254740993', 'it must be a whole number.'],
  ['array', '{}', 'it must be a JSON array like the example.'],
  ['object', 'null', 'it must be a JSON object like the example.'],
])('@run-09 the %s input "%s" is named with what it must be', (type, text, problem) => {
  expect(() => valuesOf(recipeWith(type), {it: text})).toThrow(problem);
});

test('@run-09 the recipe for bulk updates refuses a list without rows, and rows that are no objects', () => {
  const recipe = readRecipes().find(({id}) => id === 'bulk-update')?.recipe ?? recipeWith('array');
  for (const rows of ['[]', '[5]'])
    expect(() => valuesOf(recipe, {...exampleTexts(recipe), rows})).toThrow(
      'rows must be a JSON array like the example.',
    );
});

test.each(['bad', ''])('@run-09 the input "%s" is named with an example of its pattern', (text) => {
  const recipe = recipeWith('string', '^\\S+@\\S+$', 'amara@brightwater.example');
  expect(() => valuesOf(recipe, {it: text})).toThrow('it must look like amara@brightwater.example.');
  expect(valuesOf(recipe, {it: ' a@b.example'})).toEqual({it: 'a@b.example'});
});

test('@run-09 the problem of an input is gone when the run starts over', async () => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), {sessionStorage: new FakeStorage()}));
  vi.stubGlobal('document', new EventTarget());
  const {info, workflows} = recipeWith('integer', undefined, 'none');
  const steps = [{stepId: 'one', operationId: 'people-show', description: ''}];
  const run = runOf(JSON.stringify({info, workflows: [{...workflows[0], steps}]}));
  run.runTo('one');
  await eventually(() => expect(run.state().problem).toBe('it must be a whole number.'));
  run.restart();
  expect(run.state().problem).toBeUndefined();
});
