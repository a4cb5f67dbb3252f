import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readPublished} from '../../../../../openapi/tools/bundle/readBundle';
import {lintProblems} from '../../../../../openapi/tools/recipes/publishRecipes';
import {readRecipes} from '../../../../../openapi/tools/recipes/readRecipes';
import {recipeProblems} from '../../../../../openapi/tools/recipes/recipeProblems';
import {apiVersions} from '../../../../../src/config/apiVersions';
import {guideSections} from '../../../../../src/config/guides';
import type {Recipe} from '../../../../../src/features/recipes/core/recipe';

const spec = readPublished(apiVersions[0]);
const recipes = readRecipes();
const FILE = 'openapi/recipes/enroll-safely.arazzo.yaml';
const source = readFileSync(FILE, 'utf8');

/** The problems of a recipe after a change of its text. */
function problemsAfter(from: string, to: string): string[] {
  const enroll = recipes.find(({file}) => file === FILE)?.recipe;
  const text = JSON.stringify(enroll);
  expect(text).toContain(from);
  return recipeProblems(FILE, JSON.parse(text.replace(from, to)) as Recipe, spec);
}

test('@run-09 the eight recipes have no problem, and each has a guide', () => {
  expect(recipes.flatMap(({file, recipe}) => recipeProblems(file, recipe, spec))).toEqual([]);
  const section = guideSections.find(({folder}) => folder === 'recipes');
  expect(section?.pages.toSorted()).toEqual(recipes.map(({id}) => id));
  expect(recipes).toHaveLength(8);
});

test.each([
  [
    'an unknown operation',
    'people-show',
    'people-shown',
    'the step "check-the-person" names the operation "people-shown", which doesn\'t exist',
  ],
  [
    'an unknown parameter',
    '"per_page"',
    '"pages"',
    'the step "check-the-history" sends the query parameter "pages", which the operation doesn\'t have',
  ],
  [
    'a missing parameter',
    '"name":"id","in":"path"',
    '"name":"id","in":"query"',
    'the step "check-the-cadence" doesn\'t send the path parameter "id", which the operation requires',
  ],
  [
    'an unknown input',
    '$inputs.cadence_id',
    '$inputs.cadence',
    'the step "check-the-cadence" uses the input "cadence", which isn\'t one of: api_key, person_id, cadence_id',
  ],
  [
    'an output of a later step',
    '$inputs.person_id',
    '$steps.add-the-person.outputs.membership_id',
    'the step "check-the-person" uses an output of the step "add-the-person", which isn\'t one of the steps before: check-the-cadence',
  ],
  [
    "a condition that pages can't evaluate",
    '"type":"jsonpath"',
    '"type":"xpath"',
    'the step "check-the-person" has the condition "$[?length(@.contact_restrictions) == 0]", which is neither `simple` nor `jsonpath`',
  ],
  [
    'a condition without words',
    ',"x-reason":"The person is already on a cadence."',
    '',
    'the step "check-the-person" has the condition "$[?length(@.cadences) == 0]" without an `x-reason`, which says why it isn\'t met. Correct the step.',
  ],
  [
    'an end without words',
    '"successCriteria"',
    '"onSuccess":[{"name":"found","type":"end","x-reason":"It exists."}],"successCriteria"',
    'the step "check-the-cadence" has the action "found" without an `x-reason` or `x-otherwise`',
  ],
])('@run-09 %s is named with file and step', (_, from, to, problem) => {
  expect(problemsAfter(from, to).join('\n')).toContain(`${FILE}: ${problem}`);
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
