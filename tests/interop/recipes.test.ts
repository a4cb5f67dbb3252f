import {expect, test} from 'vitest';
import {readRecipes} from '../../openapi/tools/recipes/readRecipes';
import {startApi} from '../guides/sandboxApi';
import {runWithOurs, runWithRedocly} from './recipes';

const recipes = readRecipes();

test.each(recipes)(
  '@run-09 Redocly runs $id in the sandbox, and the runner of the pages does the same',
  async (recipe) => {
    // Outputs have times.
    const open = (): Promise<string> => startApi(() => Date.UTC(2026, 8, 18, 15));
    const foreign = await runWithRedocly(recipe, await open());
    expect(foreign.failed).toEqual([]);
    expect(foreign.requests).toHaveLength(recipe.recipe.workflows[0].steps.length);
    expect(await runWithOurs(recipe, await open())).toEqual(foreign);
  },
);

test('@run-09 a person who was created is found by the next run, which creates no one', async () => {
  const recipe = recipes.find(({id}) => id === 'find-or-create-person');
  if (!recipe) throw new Error('The recipe is gone');
  const sandbox = await startApi();
  await runWithRedocly(recipe, sandbox);
  const second = await runWithRedocly(recipe, sandbox);
  expect(second.failed).toEqual([]);
  expect(Object.keys(second.outputs)).toEqual(['find-the-person']);
  expect(await runWithOurs(recipe, sandbox)).toEqual(second);
});
