import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {lint, loadConfig} from '@redocly/openapi-core';
import {hasSecret} from '../../../src/features/try-it/core/secrets';
import type {Spec} from '../../model/spec';
import {secretLines} from '../lint/secretLines';
import {formatProblem, problemsOf, unreadable} from '../lint/redocly';
import {checkRecipe} from './checkRecipe';
import {RECIPES, readRecipes, recipeFiles} from './readRecipes';

/** The expressions of a line, which aren't secrets. */
const EXPRESSION = /\{?\$(?:inputs|steps|response)[\w.#/-]*\}?/g;

/** What Redocly's rules for Arazzo find in a recipe, and its secrets. @throws when it can't be parsed */
export async function lintProblems(file: string): Promise<string[]> {
  const config = await loadConfig({configPath: 'openapi/recipes.yaml'});
  const linted = lint({ref: path.resolve(file), config}).catch((error: unknown) => {
    throw unreadable(file, error);
  });
  const secrets = secretLines(file, (line) => hasSecret(line.replaceAll(EXPRESSION, '')));
  return [...secrets, ...problemsOf(await linted).map(formatProblem)];
}

/** Checks the recipes and copies them to a folder of downloads. @throws with file, place and fix of each problem */
export async function publishRecipes(folder: string, spec: Spec): Promise<void> {
  const linted = (await Promise.all(recipeFiles().map(lintProblems))).flat();
  const problems = linted.length > 0 ? linted : readRecipes().flatMap((recipe) => checkRecipe(recipe, spec));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  rmSync(folder, {recursive: true, force: true});
  cpSync(RECIPES, folder, {recursive: true});
}
