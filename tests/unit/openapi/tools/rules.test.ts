import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {nullProblem} from '../../../../openapi/tools/rules/nullableFields';
import {requiredProblems} from '../../../../openapi/tools/rules/requiredFields';
import {rulesPlugin, scopeProblem, tagGroupProblems} from '../../../../openapi/tools/rules/plugin';

describe('scopes', () => {
  const whole = {
    security: [{oauth2: ['notes:read']}, {apiKey: []}] as Record<string, string[]>[],
    'x-scopes': [{scope: 'notes:read', inferred: true}],
  };

  const known = ['a:read', 'notes:read'];

  test('are complete, or none', () => {
    expect(scopeProblem(whole, known)).toBeUndefined();
    expect(scopeProblem({'x-scopes': [], security: undefined}, known)).toBeUndefined();
  });

  test.each([
    ['a scope without a mark', {'x-scopes': [{scope: 'notes:read'}]}, /is incomplete.*`inferred: true` or `false`/],
    [
      'another scope than security',
      {'x-scopes': [{scope: 'a:read', inferred: false}]},
      /\(a:read\).*\(notes:read\) differ/,
    ],
  ])('%s is a problem', (_, change, message) => {
    expect(scopeProblem({...whole, ...change}, known)).toMatch(message);
  });
});

describe('null in responses', () => {
  test.each([
    ['phone', {type: ['string', 'null']}, 'Person'],
    ['state', {type: ['string', 'null'], enum: ['open', null]}, 'Job'],
    ['id', {type: 'integer'}, 'Person'],
    ['name', {type: 'string', 'x-never-null': true}, 'Account'],
  ])('@true-01 %s as %j is clear about null', (name, property, title) => {
    expect(nullProblem(name, property, title)).toBeUndefined();
  });

  test.each([
    ['name', {type: ['string', 'null'], 'x-never-null': true}, /Keep one of the two/],
    ['state', {type: ['string', 'null'], enum: ['open']}, /Add null to the values/],
  ])('@true-01 %s as %j is not', (name, property, message) => {
    expect(nullProblem(name, property, 'Person')).toMatch(message);
  });
});

describe('required fields of responses', () => {
  const properties = Object.fromEntries(['id', 'name', 'updated_at'].map((name) => [name, {type: 'string'}]));
  const two = {records: {team: 2}, absent: [] as string[]};
  const one = {...two, records: {team: 1}};

  test.each([
    ['all that two records have', ['id', 'name', 'updated_at'], two],
    ['all but what a record lacks', ['id', 'updated_at'], {...two, absent: ['name']}],
    ['the ID and the times with one record', ['id', 'updated_at'], one],
    ['the ID and the times without a record', ['id', 'updated_at'], undefined],
  ])('@facts-01 are %s', (_, required, row) => {
    expect(requiredProblems({properties, required}, row)).toEqual([]);
  });

  test.each([
    ['lack one that every record has', ['id', 'updated_at'], two, /^Every record has `name`\. Add it to `required`/],
    ['lack the times', ['id'], undefined, /^Every record has `updated_at`/],
    ['have one that no records prove', ['id', 'name', 'updated_at'], one, /^No records prove that `name` is always/],
    [
      'are checked with a row of another field',
      ['id', 'name', 'updated_at'],
      {...two, absent: ['fax']},
      /`fax`.*isn't a field/,
    ],
  ])('@facts-01 that %s are a problem', (_, required, row, message) => {
    const problems = requiredProblems({properties, required}, row);
    expect(problems).toEqual([expect.stringMatching(message)]);
  });

  test('@facts-01 of a schema that is no record are its own business', () => {
    expect(requiredProblems({properties: {key: {}, name: {}}, required: ['key']})).toEqual([]);
  });
});

describe('tag groups', () => {
  const groups = [
    {name: 'People', tags: ['People', 'Accounts']},
    {name: 'Activity', tags: ['Calls']},
  ];

  test('@work-06 contain each tag once', () => {
    expect(tagGroupProblems(['Accounts', 'Calls', 'People'], groups)).toEqual([]);
  });

  test.each([
    ['in none', ['Accounts', 'Calls', 'Notes', 'People'], groups, /`Notes` is in no group\. Add it to a group/],
    ['in two', ['Calls'], [{name: 'A', tags: ['Calls', 'Calls']}], /`Calls` is in several groups\. Keep it in one/],
    ['that is none', ['Calls'], [{name: 'A', tags: ['Calls', 'Call']}], /`Call`, which isn't a tag\. Correct the name/],
  ])('@work-06 a tag %s is rejected with the fix', (_, tags, some, message) => {
    const faults = tagGroupProblems(tags, some);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(message);
  });
});

describe('the configuration', () => {
  interface Config {
    readonly rules?: object;
    readonly apis?: Readonly<Record<string, {readonly rules?: object}>>;
  }
  const SETS = ['ruleset', 'provider', 'provider-2', 'examples'];
  const read = (set: string): Config => parse(readFileSync(`openapi/${set}.yaml`, 'utf8')) as Config;
  const ours = ({rules = {}}: Config): string[] => Object.keys(rules).filter((name) => name.startsWith('docs/'));

  // Redocly says nothing about a rule of a plugin that does not exist.
  test('has every rule of ours once, and no other', () => {
    const existing = Object.keys(rulesPlugin().rules.oas3).map((name) => `docs/${name}`);
    const {apis = {}} = read('redocly');
    const set = [...SETS.map(read), ...Object.values(apis)].flatMap(ours);
    expect(set.sort()).toEqual(existing.sort());
  });

  test('has no rule of the provider among those for all descriptions', () => {
    const {rules = {}} = read('ruleset');
    expect(Object.keys(rules).filter((name) => /scopes|cost|paging|nullable|array-param/.test(name))).toEqual([]);
  });
});
