import {expect, test} from 'vitest';
import {readRecipes} from '../../openapi/tools/recipes/readRecipes';
import {startApi} from '../guides/sandboxApi';
import {runWithOurs, runWithRedocly} from './recipes';

test.each(readRecipes())(
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
