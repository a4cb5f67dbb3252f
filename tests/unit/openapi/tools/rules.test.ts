import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {nullProblem} from '../../../../openapi/tools/rules/nullableFields';
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
    ['phone', {type: 'string'}, /`phone` does not allow null.*`x-never-null: true`/],
    ['name', {type: ['string', 'null'], 'x-never-null': true}, /Keep one of the two/],
    ['state', {type: ['string', 'null'], enum: ['open']}, /Add null to the values/],
  ])('@true-01 %s as %j is not', (name, property, message) => {
    expect(nullProblem(name, property, 'Person')).toMatch(message);
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
    readonly apis?: Readonly<Record<string, {readonly rules: object}>>;
    readonly rules?: object;
  }
  const read = (file: string): Config => parse(readFileSync(file, 'utf8')) as Config;
  const ours = (rules: object = {}): string[] => Object.keys(rules).filter((name) => name.startsWith('docs/'));
  const existing = Object.keys(rulesPlugin().rules.oas3).map((name) => `docs/${name}`);
  const general = ['ruleset', 'examples'].flatMap((name) => ours(read(`openapi/${name}.yaml`).rules));

  // Redocly says nothing about a rule of a plugin that does not exist.
  test.each(Object.entries(read('openapi/redocly.yaml').apis ?? {}))(
    'sets every rule for %s, and no other',
    (_, api) => {
      expect([...new Set([...general, ...ours(api.rules)])].sort()).toEqual(existing.sort());
    },
  );
});
