import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {format} from 'prettier';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {withItem, writeFiles} from '../../../../src/cli/new/files';
import {newGuide} from '../../../../src/cli/new/guide';
import {newOperation, operationIdOf} from '../../../../src/cli/new/operation';
import routes from '../../../fixtures/routes.json';

const read = (file: string): string => readFileSync(file, 'utf8');

/** The copy of the project that files are written to. */
let copy: string;
const written = (file: string): string => read(path.join(copy, file));
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'new-'));
});
afterEach(() => {
  rmSync(copy, {recursive: true});
});

/** Lines that one text has and the other lacks. */
const added = (before: string, after: string): string[] =>
  after.split('\n').filter((line) => !before.split('\n').includes(line));

describe('A new guide', () => {
  test('is a file with a title, and is in the table and in the list of routes after its section', async () => {
    await writeFiles(newGuide('api-basics/retries-and-backoff', read), copy);
    expect(written('docs/platform/api-basics/retries-and-backoff.mdx')).toBe(
      "---\ntitle: Retries and backoff\ndescription: ''\nkeywords: []\n---\n",
    );
    const table = 'src/config/guides.ts';
    expect(added(read(table), written(table))).toEqual(["      'retries-and-backoff',"]);
    expect(written(table)).toMatch(/folder: 'api-basics',[^\]]*',\n {6}'retries-and-backoff',\n {4}\],/);
    const {guides} = JSON.parse(written('tests/fixtures/routes.json')) as typeof routes;
    const place = guides.indexOf('/docs/platform/api-basics/retries-and-backoff/');
    expect(guides.toSpliced(place, 1)).toEqual(routes.guides);
    expect([guides[place - 1], guides[place + 1]]).toEqual([
      expect.stringContaining('/api-basics/'),
      expect.not.stringContaining('/api-basics/'),
    ]);
  });

  test('leaves the other lines as they are, formatted', async () => {
    await writeFiles(newGuide('webhooks/retries', read), copy);
    const text = written('src/config/guides.ts');
    expect(await format(text, {parser: 'typescript', printWidth: 120, singleQuote: true, bracketSpacing: false})).toBe(
      text,
    );
    expect(text.replace(", 'retries'", '')).toBe(read('src/config/guides.ts'));
  });

  test.each([
    ['nowhere/retries', /^There is no section 'nowhere'\. Choose one of api-basics, /],
    ['api-basics/Rate Limits', /can't be the name of a page\. Use lower-case words with hyphens/],
    ['api-basics', /can't be the name of a page/],
    ['api-basics/index', /can't be the name of a page/],
    [`api-basics/${'a'.repeat(300)}`, /can't be the name of a page\..* at most 80 characters/],
    ['api-basics/../../escape', /can't be the name of a page/],
    ['api-basics/scopes', /^src\/config\/guides\.ts already lists api-basics\/scopes\./],
  ])('%s is refused, and the message names the fix', (id, message) => {
    expect(() => newGuide(id, read)).toThrow(message);
  });

  test('never replaces a file that is not listed yet', () => {
    const draft = 'docs/platform/api-basics/mine.mdx';
    const withDraft = (file: string): string => (file === draft ? 'A draft' : read(file));
    expect(() => newGuide('api-basics/mine', withDraft)).toThrow(`${draft} already exists.`);
  });

  test('has a title that is text, whatever its words', () => {
    expect(newGuide('api-basics/true', read).get('docs/platform/api-basics/true.mdx')).toContain('title: "True"');
  });
});

describe('A new operation', () => {
  const photo = {resource: 'people', method: 'post', path: '/v2/people/{id}/profile_photo'};
  const root = 'openapi/v2/openapi.yaml';

  test('is a file, a path after those of its resource, and a route after its operations', async () => {
    await writeFiles(newOperation(photo, read), copy);
    const {post} = parse(written('openapi/v2/resources/people/people_{id}_profile_photo.yaml')) as {
      post: {operationId: string; tags: string[]; parameters: {name: string}[]; responses: object};
    };
    expect(post).toMatchObject({operationId: 'people-profile-photo', tags: ['People'], parameters: [{name: 'id'}]});
    expect(Object.keys(post.responses)).toEqual(['200', '401', '403', '404', '429']);
    expect(added(read(root), written(root))).toEqual([
      '  /v2/people/{id}/profile_photo:',
      '    $ref: ./resources/people/people_{id}_profile_photo.yaml',
    ]);
    const paths = Object.values((parse(written(root)) as {paths: Record<string, {$ref: string}>}).paths);
    const place = paths.findIndex(({$ref}) => $ref.endsWith('profile_photo.yaml'));
    expect(paths[place - 1]?.$ref).toMatch(/resources\/people\//);
    const {operations} = (JSON.parse(written('tests/fixtures/routes.json')) as typeof routes)['api-2.0'];
    expect(operations.toSpliced(operations.indexOf('/docs/api/people-profile-photo/'), 1)).toEqual(
      routes['api-2.0'].operations,
    );
  });

  test('joins the file of its path', async () => {
    await writeFiles(
      newOperation({resource: 'account-stages', method: 'delete', path: '/v2/account_stages/{id}'}, read),
      copy,
    );
    const file = 'openapi/v2/resources/account-stages/account_stages_{id}.yaml';
    expect(Object.keys(parse(written(file)) as object)).toEqual([
      ...Object.keys(parse(read(file)) as object),
      'delete',
    ]);
    expect(written(file)).toContain(read(file).trim());
    expect(() => written(root)).toThrow('ENOENT');
  });

  test.each([
    [{method: 'get', path: '/v2/people'}, 'people-index'],
    [{method: 'get', path: '/public_api/v1/people/{id}'}, 'people-show'],
    [{method: 'post', path: '/v2/people'}, 'people-create'],
    [{method: 'get', path: '/v2/people/{id}'}, 'people-show'],
    [{method: 'put', path: '/v2/people/{id}'}, 'people-update'],
    [{method: 'delete', path: '/v2/people/{id}'}, 'people-destroy'],
    [{method: 'post', path: '/v2/people/{id}/merge_all'}, 'people-merge-all'],
    [{method: 'get', path: '/v2/people/export'}, 'people-export'],
    [{method: 'get', path: '/v2/calendar/events', resource: 'calendar-events'}, 'calendar-events-index'],
  ])('%j has the ID %s', (request, id) => {
    expect(operationIdOf({resource: 'people', ...request})).toBe(id);
  });

  test.each([
    [{path: '/v3/people'}, /must begin with \/v2\/ or \/public_api\/v1\//],
    [{path: '/v1/people'}, /must begin with \/v2\/ or \/public_api\/v1\//],
    [{path: '/v2/people/{id}/../../../x'}, /can't be a path\. Use lower-case words and parameters/],
    [{path: '/v2/people/{id}/'}, /can't be a path/],
    [{path: '/v2/people/{}'}, /can't be a path/],
    [{path: `/v2/people/${'a'.repeat(300)}`}, /can't be a path\..* at most 150 characters/],
    [{path: '/v2/people?page=1'}, /can't be a path/],
    [{method: 'fetch'}, /^fetch is no method\. Use one of get, post/],
    [{method: 'get', path: '/v2/people'}, /people\.yaml already has get\. Edit it there\.$/],
    [
      {method: 'get', path: '/v2/leads'},
      /^Another operation has the operationId people-index, which get \/v2\/leads would get\. Write/,
    ],
    [{resource: 'account-stages', method: 'put', path: '/v2/account/stages'}, /account_stages\.yaml already exists\./],
    [{resource: './people'}, /'\.\/people' can't be a resource/],
    [{resource: 'nothing'}, /nothing\/tag\.yaml/],
  ])('%j is refused, and the message says why', (change, message) => {
    expect(() => newOperation({...photo, ...change}, read)).toThrow(message);
  });
});

test('An item without a group is the last of a list', () => {
  expect(withItem(['a/1', 'b/1', 'a/2'], 'c/1', (other) => other.startsWith('c/'))).toEqual([
    'a/1',
    'b/1',
    'a/2',
    'c/1',
  ]);
  expect(withItem(['a/1', 'b/1'], 'a/2', (other) => other.startsWith('a/'))).toEqual(['a/1', 'a/2', 'b/1']);
});
