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

/** The files of all recipes. @throws with each file that isn't one */
export function recipeFiles(): string[] {
  const files = readdirSync(RECIPES).sort();
  const others = files.filter((name) => !name.endsWith(ENDING));
  if (others.length > 0) throw new Error(`${RECIPES} has only recipes. Move ${others.join(', ')}, or add ${ENDING}.`);
  return files.map((name) => path.posix.join(RECIPES, name));
}

/** All recipes. What they contain is checked before they are published (checkRecipe.ts). */
export const readRecipes = (): RecipeFile[] =>
  recipeFiles().map((file) => ({
    id: path.basename(file, ENDING),
    file,
    recipe: parse(readFileSync(file, 'utf8')) as Recipe,
  }));
