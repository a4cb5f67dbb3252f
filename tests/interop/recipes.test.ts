import {expect, test} from 'vitest';
import {readRecipes} from '../../openapi/tools/recipes/readRecipes';
import {Router, Sandbox} from '../../src/features/sandbox/core';
import seed from '../../src/features/sandbox/core/seed.json';
import {type Fetch, runWithOurs, runWithRedocly, spec} from './recipes';

/** A sandbox with the sample data, in which Maya may do everything. */
function newSandbox(): Fetch {
  const scopes = Object.keys(spec.components.securitySchemes?.oauth2?.flows?.authorizationCode?.scopes ?? {});
  const sandbox = new Sandbox({
    router: new Router([spec]),
    seed,
    findCaller: (key) => ({key, scopes, isAdmin: true, guid: '4f6c1f0e-8d1b-4b52-9a57-2f1f6f1c8e01'}),
    now: () => Date.parse('2026-09-18T12:00:00Z'),
  });
  return (url, init) => sandbox.fetch(url, init);
}

const recipes = readRecipes();

test.each(recipes)('@run-09 Redocly runs $id in the sandbox, and the runner of the pages does the same', async (recipe) => {
  const foreign = await runWithRedocly(recipe, newSandbox());
  expect(foreign.failed).toEqual([]);
  expect(foreign.requests).toHaveLength(recipe.recipe.workflows[0].steps.length);
  expect(await runWithOurs(recipe, newSandbox())).toEqual(foreign);
});

const recipeOf = (id: string) => {
  const found = recipes.find((one) => one.id === id);
  if (!found) throw new Error(`There is no recipe ${id}`);
  return found;
};

test('@run-09 a person who was created is found by the next run, which creates no one', async () => {
  const recipe = recipeOf('find-or-create-person');
  const sandbox = newSandbox();
  await runWithRedocly(recipe, sandbox);
  const second = await runWithRedocly(recipe, sandbox);
  expect(second.failed).toEqual([]);
  expect(Object.keys(second.outputs)).toEqual(['find-the-person']);
  expect(await runWithOurs(recipe, sandbox)).toEqual(second);
});

test('@run-09 a person with a contact restriction is not enrolled', async () => {
  const recipe = recipeOf('enroll-safely');
  const priya = {person_id: 70211};
  const foreign = await runWithRedocly(recipe, newSandbox(), priya);
  expect(foreign.failed.join()).toContain('check-the-person: Checking jsonpath criteria');
  const ours = await runWithOurs(recipe, newSandbox(), priya);
  expect(ours.failed).toEqual(['check-the-person']);
  expect(ours.requests).toEqual(foreign.requests);
});
