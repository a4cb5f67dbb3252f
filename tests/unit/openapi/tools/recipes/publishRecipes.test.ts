import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {lintProblems} from '../../../../../openapi/tools/recipes/publishRecipes';
import {readRecipes} from '../../../../../openapi/tools/recipes/readRecipes';
import {guideSections} from '../../../../../src/config/guides';

const recipes = readRecipes();
const FILE = 'openapi/recipes/enroll-safely.arazzo.yaml';
const source = readFileSync(FILE, 'utf8');

test('@run-09 each of the eight recipes has a guide', () => {
  const section = guideSections.find(({folder}) => folder === 'recipes');
  expect(section?.pages.toSorted()).toEqual(recipes.map(({id}) => id));
  expect(recipes).toHaveLength(8);
});

test.each([
  ['a step without an ID', '- stepId: add-the-person\n        description', '- description', 'stepId'],
] as const)('@run-09 the linter names %s with file and line', async (_, from, to, problem) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'recipe-')), 'a.arazzo.yaml');
  expect(source).toContain(from);
  writeFileSync(file, source.replace(from, to));
  const problems = (await lintProblems(file)).join('\n');
  expect(problems).toMatch(new RegExp(`a\\.arazzo\\.yaml:\\d+ .*${problem}`));
});

test('@run-09 a recipe that is no YAML is named with line and fix', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'recipe-')), 'a.arazzo.yaml');
  writeFileSync(file, 'arazzo: 1.0.1\ninfo: [');
  await expect(lintProblems(file)).rejects.toThrow(/a\.arazzo\.yaml can't be read: .* Correct it, or restore it/);
});
