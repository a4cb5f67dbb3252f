import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {arrayParameterProblem} from '../../../../openapi/tools/rules/arrayParameters';
import {missingErrors} from '../../../../openapi/tools/rules/errorResponses';
import {nullProblem} from '../../../../openapi/tools/rules/nullableFields';
import {extensionProblems} from '../../../../openapi/tools/rules/operationExtensions';
import {isSlug} from '../../../../openapi/tools/rules/operationIdSlug';
import {rulesPlugin} from '../../../../openapi/tools/rules/plugin';
import {successorProblem} from '../../../../openapi/tools/rules/successor';
import {tagGroupProblems} from '../../../../openapi/tools/rules/tagGroups';
import {fieldProblem, operationProblem} from '../../../../openapi/tools/rules/usefulDescription';

describe('operation ids', () => {
  test.each(['notes-index', 'me', 'top-10-show'])('%s is a slug', (id) => {
    expect(isSlug(id)).toBe(true);
  });

  test.each(['notesIndex', 'notes_index', 'step2-show', '2fa-show', '-notes--index-', 'Notes Index!', ''])(
    '%j is none',
    (id) => {
      expect(isSlug(id)).toBe(false);
    },
  );
});

describe('array parameters', () => {
  const ids = {name: 'ids[]', in: 'query', explode: true, schema: {type: 'array'}};

  test('@true-02 are described as they are sent', () => {
    expect(arrayParameterProblem(ids)).toBeUndefined();
    expect(arrayParameterProblem({name: 'page', in: 'query', schema: {type: 'integer'}})).toBeUndefined();
  });

  test.each([
    [{...ids, name: 'ids'}, /`ids` is an array.*`name: 'ids\[\]'`/],
    [{...ids, schema: {type: ['array', 'null']}, name: 'tags'}, /expects arrays as tags\[\]=1&tags\[\]=2/],
    [{...ids, explode: false}, /joins its values by commas.*`explode: true`/],
  ])('@true-02 %j is rejected with the fix', (parameter, message) => {
    expect(arrayParameterProblem(parameter)).toMatch(message);
  });
});

describe('descriptions', () => {
  test.each([
    ['content', 'The whole new text.', ''],
    ['id', 'Id of the note to delete.', 'notes Note'],
  ])('of %s: %j teaches', (name, description, resource) => {
    expect(fieldProblem(name, description, resource)).toBeUndefined();
  });

  test.each([
    ['content', undefined, '', /`content` has no description/],
    ['content', 'Free text', '', /fewer than 3 words/],
    ['id', 'Id of the note.', 'notes Note', /only repeats its name/],
  ])('of %s: %j does not', (name, description, resource, message) => {
    expect(fieldProblem(name, description, resource)).toMatch(message);
  });

  test('an operation needs eight words', () => {
    expect(operationProblem('Returns the notes that the user may see.')).toBeUndefined();
    expect(operationProblem('Returns the notes that you may see.')).toMatch(/7 words; the minimum is 8/);
    expect(operationProblem(undefined)).toMatch(/0 words/);
  });
});

describe('scope, cost and paging', () => {
  const whole = {
    security: [{oauth2: ['notes:read']}, {apiKey: []}] as Record<string, string[]>[],
    'x-scopes': [{scope: 'notes:read', inferred: true}],
    'x-rate-limit-cost': {base: 1},
    'x-paging': 'page',
  };
  const problemsOf = (change: object): string[] =>
    extensionProblems({...whole, ...change}).map(({field, message}) => `${field}: ${message}`);

  test.each([
    ['no scopes', {'x-scopes': undefined}, /^x-scopes: The operation lists no scopes\. Add `x-scopes:`/],
    ['a scope that is a text', {'x-scopes': ['notes:read']}, /is incomplete.*`inferred: true` or `false`/],
    ['a scope without a mark', {'x-scopes': [{scope: 'notes:read'}]}, /is incomplete/],
    [
      'another scope than security',
      {'x-scopes': [{scope: 'a:read', inferred: false}]},
      /\(a:read\).*\(notes:read\) differ/,
    ],
    ['no scope in security', {security: undefined}, /\(notes:read\).*\(none\) differ/],
    ['no cost', {'x-rate-limit-cost': undefined}, /^x-rate-limit-cost: .*Add `x-rate-limit-cost:`/],
    ['a cost of nothing', {'x-rate-limit-cost': {base: 0}}, /has no cost/],
    ['no paging', {'x-paging': undefined}, /^x-paging: .*page, cursor, none/],
  ])('%s is one problem', (_, change, message) => {
    expect(problemsOf(change)).toEqual([expect.stringMatching(message)]);
  });
});

describe('error responses', () => {
  test.each([
    ['/notes', ['200', '401', '403', '429'], []],
    ['/notes/{id}', ['200', '401', '403', '429'], ['404']],
    ['/notes/{id}', [], ['401', '403', '404', '429']],
  ])('%s with %j lacks %j', (path, statuses, missing) => {
    const responses = Object.fromEntries(statuses.map((status) => [status, {}]));
    expect(missingErrors(path, responses, ['429', '401', '403'])).toEqual(missing);
  });
});

describe('null in responses', () => {
  test.each([
    ['phone', {type: ['string', 'null']}, 'Person'],
    ['owner', {anyOf: [{type: 'object'}, {type: 'null'}]}, 'Person'],
    ['state', {type: ['string', 'null'], enum: ['open', null]}, 'Job'],
    ['id', {type: 'integer'}, 'Person'],
    ['updated_at', {type: 'string'}, 'Person'],
    ['success_count', {type: 'integer'}, 'Person'],
    ['calls', {type: 'integer'}, 'PersonCounts'],
    ['tags', {type: 'array'}, 'Person'],
    ['name', {type: 'string', 'x-never-null': true}, 'Account'],
  ])('@true-01 %s as %j is clear about null', (name, property, title) => {
    expect(nullProblem(name, property, title)).toBeUndefined();
  });

  test.each([
    ['phone', {type: 'string'}, /`phone` does not allow null.*`x-never-null: true`/],
    ['amount', {type: 'integer'}, /`amount` does not allow null/],
    ['owner', {type: 'object', properties: {}}, /`owner` does not allow null.*`EmbeddedResourceOrNull`/],
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
    ['that is none', ['Calls'], [{name: 'A', tags: ['Calls', 'Call']}], /`Call`, which is no tag\. Correct the name/],
  ])('@work-06 a tag %s is rejected with the fix', (_, tags, some, message) => {
    const faults = tagGroupProblems(tags, some);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(message);
  });
});

describe('successors', () => {
  const known = new Set(['people-create']);

  test.each(['people-create', 'none'])('@words-02 %s is one', (successor) => {
    expect(successorProblem(successor, known)).toBeUndefined();
  });

  test.each([
    [undefined, /names no successor\. Add `x-successor:`.*or `none`/],
    ['people-make', /`people-make` is no operation.*Correct `x-successor`/],
  ])('@words-02 %s is refused with the fix', (successor, message) => {
    expect(successorProblem(successor, known)).toMatch(message);
  });
});

describe('the configuration', () => {
  interface Config {
    readonly apis?: Readonly<Record<string, {readonly rules: object}>>;
    readonly rules?: object;
  }
  const read = (file: string): Config => parse(readFileSync(file, 'utf8')) as Config;
  const ours = (rules: object = {}): string[] => Object.keys(rules).filter((name) => name.startsWith('docs/'));
  const existing = Object.keys(rulesPlugin({contentDir: 'openapi'}).rules.oas3).map((name) => `docs/${name}`);
  const general = ['ruleset', 'examples'].flatMap((name) => ours(read(`openapi/${name}.yaml`).rules));

  // Redocly says nothing about a rule of a plugin that does not exist.
  test.each(Object.entries(read('openapi/redocly.yaml').apis ?? {}))(
    'sets every rule for %s, and no other',
    (_, api) => {
      expect([...new Set([...general, ...ours(api.rules)])].sort()).toEqual(existing.sort());
    },
  );
});
