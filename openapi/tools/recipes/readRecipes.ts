import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Recipe} from '../../../src/features/recipes/core/recipe';

export const RECIPES = 'openapi/recipes';

const ENDING = '.arazzo.yaml';

export interface RecipeFile {
  /** Name of the file without its ending, which is also the ID of its workflow and the last part of its page's URL. */
  readonly id: string;
  readonly file: string;
  readonly recipe: Recipe;
}

/** All recipes. What they contain is checked before they are published (publishRecipes.ts). */
export const readRecipes = (): RecipeFile[] =>
  readdirSync(RECIPES)
    .filter((name) => name.endsWith(ENDING))
    .sort()
    .map((name) => {
      const file = path.posix.join(RECIPES, name);
      return {id: name.slice(0, -ENDING.length), file, recipe: parse(readFileSync(file, 'utf8')) as Recipe};
    });
