import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {createConfig, lint} from '@redocly/openapi-core';
import type {Spec} from '../../model/spec';
import {formatProblem, problemsOf} from '../lint/problems';
import {unreadable} from '../lint/redocly';
import {RECIPES, readRecipes} from './readRecipes';
import {recipeProblems} from './recipeProblems';

/** What Redocly's rules for Arazzo find in a recipe. @throws when it can't be parsed */
export async function lintProblems(file: string): Promise<string[]> {
  const config = await createConfig({extends: ['recommended-strict']});
  const linted = lint({ref: path.resolve(file), config}).catch((error: unknown) => {
    throw unreadable(file, error);
  });
  return problemsOf(await linted).map(formatProblem);
}

/**
 * Checks the recipes and copies them to a folder of downloads.
 * @param spec the description whose operations the recipes use
 * @throws with file, step and fix of each problem
 */
export async function publishRecipes(spec: Spec, folder: string): Promise<void> {
  const linted = await Promise.all(readRecipes().map(({file}) => lintProblems(file)));
  if (linted.flat().length > 0) throw new Error(linted.flat().join('\n'));
  const problems = readRecipes().flatMap(({file, recipe}) => recipeProblems(file, recipe, spec));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  rmSync(folder, {recursive: true, force: true});
  cpSync(RECIPES, folder, {recursive: true});
}
