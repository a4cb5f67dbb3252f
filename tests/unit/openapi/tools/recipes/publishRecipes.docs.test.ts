import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {lintProblems} from '../../../../../openapi/tools/recipes/publishRecipes';
import {readRecipes} from '../../../../../openapi/tools/recipes/readRecipes';
import {parse} from 'yaml';
import {readPublished} from '../../../../../openapi/tools/bundle/readBundle';
import {checkRecipe} from '../../../../../openapi/tools/recipes/checkRecipe';
import {apiVersions} from '../../../../../src/config/apiVersions';
import type {Recipe} from '../../../../../src/features/recipes/core/recipe';
import {temporaryFolder} from '../../../../fixtures/temporaryFolder';

/** The first lint of a process loads our rules, which takes seconds, and many times that on a busy machine. */
const PATIENCE = 60_000;

const FILE = 'openapi/recipes/enroll-safely.arazzo.yaml';
const source = readFileSync(FILE, 'utf8');

const problemsOf = (text: string, id = 'enroll-safely'): string =>
  checkRecipe({id, file: FILE, recipe: parse(text) as Recipe}, readPublished(apiVersions[0])).join('\n');

test('@run-09 the nine recipes have no problem', () => {
  expect(readRecipes()).toHaveLength(9);
  for (const {id, file, recipe} of readRecipes())
    expect(checkRecipe({id, file, recipe}, readPublished(apiVersions[0]))).toEqual([]);
});

const HISTORY = 'name: cadence_id\n            in: query';
test.each([
  [HISTORY, 'name: cadence\n            in: query', 'step check-the-history: cadence-memberships-index has no query'],
  ['operationId: people-show', 'operationId: people-shown', 'step check-the-person: There is no operation'],
  ['draft == false', 'draft = false', "draft = false isn't a comparison of two values. Write"],
  ['draft == false', 'draft == no', 'step check-the-cadence: no in a condition is no value. Write'],
  ['(@.cadences)', '(@.cadences', 'step check-the-person: '],
  ['$inputs.person_id', '$inputs.person', 'step check-the-person: $inputs.person names no input'],
  ['$inputs.cadence_id', '$steps.a.outputs.b', '$steps.a.outputs.b names no input, and no output'],
  ['examples: [70212]', "examples: ['a']", 'input person_id: its schema refuses "a". Correct one'],
  ['value: $inputs.person_id\n          - name', 'value: Ada\n          - name', 'refuses "Ada" as query parameter'],
  ['- name: id\n            in: path', '- name: id\n            in: query', 'requires the path parameter "id".'],
  ['person_id: $inputs.person_id', 'person: 1', 'step add-the-person: cadence-memberships-create refuses the payload'],
  ['data/display_name', 'data/name', 'The example response doesn\'t have the output "display_name"'],
  ['workflows:\n  - ', 'workflows:\n  - outputs: {a: $steps.a.outputs.b}\n    ', '$steps.a.outputs.b names no input'],
  ['type: integer', "type: integer\n          pattern: '['", 'input person_id: Invalid regular expression: /[/u'],
  ['properties:\n', 'properties:\n        spare: {type: string}\n', 'input spare: no step uses it. Remove it.'],
  ['workflowId: enroll-safely', 'workflowId: enroll', 'workflowId: it must be the name of the file. Write'],
])('@run-09 the build refuses a recipe in which "%s" is "%s"', (from, to, problem) => {
  expect(source).toContain(from);
  expect(problemsOf(source.replace(from, () => to))).toContain(problem);
});

test('@run-09 the build refuses a recipe that no page shows', () => {
  expect(problemsOf(source, 'enroll')).toContain(`${FILE} No page shows it. Write <Recipe id="enroll" /> in docs/`);
});

test('@run-09 the build names each step with an expression that has no meaning', () => {
  const problems = problemsOf(source.replaceAll('$inputs.', '$input.'));
  expect(problems).toMatch(/step check-the-person: \$input\.[^]*step check-the-history: \$input\./);
});

test.each([
  ['- stepId: add-the-person\n        description', '- description', 'stepId'],
  ['type: retry', 'type: goto', 'After a failure, a recipe ends or repeats the step. Write `end`'],
  ['$statusCode == 200', '1 == 1', 'The condition reads nothing of the response'],
  ['Bearer {$inputs.api_key}', 'mine', 'The value of a credential is published. Write an input'],
  ['value: $inputs.person_id', "value: '{$inputs.api_key}'", 'A credential is only sent in a header, or in a field'],
  [
    'person_id: $inputs.person_id',
    'in: header\n            note: [$inputs.api_key]',
    'A credential is only sent in a header',
  ],
  ['person_id:\n          type: integer', 'person_id:\n          format: password', 'A credential is only'],
  ['$response.body#/data/display_name', '$inputs.api_key', 'A credential is only sent in a header'],
  ['Bearer {$inputs.api_key}', 'Bearer mine', 'The line has a secret, and everyone can read'],
  ['arazzo: 1.0.1', 'arazzo: 1.0.1 # password: mine', 'The line has a secret, and everyone can read'],
])(
  '@run-09 the linter refuses a recipe in which "%s" is "%s", with file and line',
  {timeout: PATIENCE},
  async (from, to, problem) => {
    const file = path.join(temporaryFolder(), 'a.arazzo.yaml');
    const broken = source.replace(from, () => to);
    writeFileSync(file, broken);
    expect((await lintProblems(file)).join('\n')).toMatch(new RegExp(`a\\.arazzo\\.yaml:\\d+ .*${problem}`));
  },
);

test('@run-09 a recipe that is no YAML is named with line and fix', async () => {
  const file = path.join(temporaryFolder(), 'a.arazzo.yaml');
  writeFileSync(file, 'arazzo: 1.0.1\ninfo: [');
  await expect(lintProblems(file)).rejects.toThrow(/a\.arazzo\.yaml can't be read: .* Correct it, or restore it/);
});
