// cspell:words frobnicate userz tenantid
import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readRules} from '../../../../openapi/tools/sandbox/publishRules';
import {temporaryFolder} from '../../../fixtures/temporaryFolder';
import {description} from './testSandbox';

const KEYS = 'list: /v2/tags, where: {name: $record.tags}, field: id';

/** A file, what it has instead of a text, and the error. */
const WRONG = [
  [
    'rules',
    'people-create:',
    'people-creat:',
    '"people-creat" is no operation of the API. Did you mean "people-create"?',
  ],
  [
    'rules',
    'unique: {list: /v2/people,',
    'frobnicate: {list: /v2/people,',
    '"frobnicate" is unknown. Correct or remove it.',
  ],
  [
    'rules',
    'if: $record.email_address',
    'if: record.email_address',
    'A condition is a path such as $body.notes, or one after "!".',
  ],
  [
    'rules',
    'sets: {enabled: true}',
    'if: $id',
    'The rule has no verb. Add one of: unique, requires, sets, changes, adds, removes.',
  ],
  ['rules', 'error: {email_address: has', 'to: {email_address: has', '"to" requires "changes". Add it.'],
  [
    'rules',
    'unique: {list: /v2/people,',
    'unique: {list: /v2/userz,',
    '"/v2/userz" is no list of the API. Did you mean "/v2/users"?',
  ],
  [
    'rules',
    'where: {id: $id, state: open}',
    'where: {id: $id, stat: open}',
    '"stat" is no field of /v2/bulk_jobs. Did you mean "state"?',
  ],
  [
    'rules',
    'sets: {enabled: true}',
    'sets: {enable: true}',
    '"enable" is no field of /v2/webhook_subscriptions. Did you mean "enabled"?',
  ],
  ['rules', '$body.notes', '$body.note', '"note" is no field of the request. Did you mean "notes"?'],
  ['rules', '$action.person', '$acton.person', '"acton" is no name that a rule can use. Did you mean "action"?'],
  ['rules', 'where: {name: $body.sentiment}', 'where: {}', '"where" has no field. Add the one that it is about.'],
  ['rules', 'sets: {state: open}', 'sets: &open {state: *open}', '*open contains itself. Write the value instead.'],
  [
    'rules',
    'sets: {enabled: true}',
    'sets: {enabled: true}}',
    'Unexpected flow-map-end token in YAML stream: "}". Correct the YAML.',
  ],
  ['records', '{list: /v2/cadences}', '{lst: /v2/cadences}', '"lst" is unknown. Did you mean "list"?'],
  ['rules', 'sets: *completed', 'sets: *complete', '*complete has no anchor before it. Correct the name.'],
  ['records', 'list: /v2/cadences', 'list: 1', '"list": Invalid input: expected string, received number'],
  [
    'records',
    '{list: /v2/cadences}',
    '{list: /v2/cadence}',
    '"/v2/cadence" is no list of the API. Did you mean "/v2/cadences"?',
  ],
  [
    'filters',
    KEYS,
    KEYS.replace('list', 'lst'),
    'A filter is a list of paths, {field, bound: gte or lt}, or {list, where, field}. Correct it.',
  ],
  [
    'filters',
    'pinned: [pinned_at]',
    'pined: [pined_at]',
    '"pined_at" is no field of a record. Did you mean "pinned_at"?',
  ],
  ['fields', 'team: [tenant_id,', 'team: [tenantid,', '"tenantid" is no field of the API. Did you mean "tenant_id"?'],
  ['fields', 'team:', 'teams:', '"teams" is unknown. Did you mean "team"?'],
] as const;

/** Reads the rules after a change of a file. */
function attempt(name: string, change: (text: string) => string) {
  const folder = temporaryFolder();
  cpSync('openapi/sandbox', folder, {recursive: true});
  const file = path.join(folder, `${name}.yaml`);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return {file, reading: () => readRules(description, folder)};
}

test.each(WRONG)('@run-03 refuses %s.yaml with "%s" as "%s", with its line', (name, right, wrong, error) => {
  let line = 0;
  const {file, reading} = attempt(name, (text) => {
    line = text.slice(0, text.indexOf(right)).split('\n').length;
    return text.replace(right, () => wrong);
  });
  expect(reading).toThrow(`${file}:${String(line)} ${error}`);
});

test('@run-03 refuses aliases that repeat too much', () => {
  const repeated = [
    'a: &a [1]',
    ...['b', 'c', 'd'].map((name, index) => {
      const alias = `*${'abc'[index] ?? ''}`;
      return `${name}: &${name} [${Array(9).fill(alias).join(', ')}]`;
    }),
  ];
  const {file, reading} = attempt('fields', () => repeated.join('\n'));
  expect(reading).toThrow(`${file}:1 The aliases repeat too much. Write the values instead.`);
});
