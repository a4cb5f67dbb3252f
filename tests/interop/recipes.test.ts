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

const recipeOf = (id: string) => {
  const found = recipes.find((one) => one.id === id);
  if (!found) throw new Error(`There is no recipe ${id}`);
  return found;
};

test('@run-09 a person who was created is found by the next run, which creates no one', async () => {
  const recipe = recipeOf('find-or-create-person');
  const sandbox = await startApi();
  await runWithRedocly(recipe, sandbox);
  const second = await runWithRedocly(recipe, sandbox);
  expect(second.failed).toEqual([]);
  expect(Object.keys(second.outputs)).toEqual(['find-the-person']);
  expect(await runWithOurs(recipe, sandbox)).toEqual(second);
});

test('@run-09 a person with a contact restriction is not enrolled', async () => {
  const recipe = recipeOf('enroll-safely');
  const priya = {person_id: 70211};
  const foreign = await runWithRedocly(recipe, await startApi(), priya);
  expect(foreign.failed.join()).toContain('check-the-person: Checking jsonpath criteria');
  const ours = await runWithOurs(recipe, await startApi(), priya);
  expect(ours.failed).toEqual(['check-the-person']);
  expect(ours.requests).toEqual(foreign.requests);
});
