import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {newGuide} from '../../../../src/cli/new/guide';
import {newOperation, operationIdOf} from '../../../../src/cli/new/operation';

const read = (file: string): string => readFileSync(file, 'utf8');

describe('A new guide', () => {
  test('is a file with a title, and the last page of its section in the table', () => {
    const files = newGuide('webhooks/retries-and-backoff');
    expect(files.get('docs/platform/webhooks/retries-and-backoff.mdx')).toBe(
      "---\ntitle: Retries and backoff\ndescription: ''\nkeywords: []\n---\n",
    );
    const table = files.get('src/config/guides.ts') ?? '';
    expect(table).toMatch(/folder: 'webhooks',[^\]]*', 'retries-and-backoff'\]/);
    expect(table.replace(", 'retries-and-backoff'", '').replaceAll(/\s|,/g, '')).toBe(
      read('src/config/guides.ts').replaceAll(/\s|,/g, ''),
    );
  });

  test('has a title that is text, whatever its words', () => {
    expect(newGuide('api-basics/true').get('docs/platform/api-basics/true.mdx')).toContain('title: "True"');
  });

  test.each([
    ['nowhere/retries', /^There is no section 'nowhere'\. Choose one of api-basics, /],
    ['api-basics/Rate Limits', /can't be the name of a page\. Use lower-case words with hyphens/],
    ['api-basics', /can't be the name of a page/],
    ['api-basics/index', /can't be the name of a page/],
    ['api-basics/more/readme', /can't be the name of a page/],
    ['api-basics/../../escape', /can't be the name of a page/],
    ['api-basics/scopes', /^docs\/platform\/api-basics\/scopes\.mdx already exists\./],
  ])('%s is refused, and the message names the fix', (id, message) => {
    expect(() => newGuide(id)).toThrow(message);
  });
});

describe('A new operation', () => {
  test('is a file, and a path after those of its resource', () => {
    const root = 'openapi/v2/openapi.yaml';
    const file = 'resources/people/people_{id}_profile_photo.yaml';
    const files = newOperation('people', 'post', '/v2/people/{id}/profile_photo');
    const {post} = parse(files.get(`openapi/v2/${file}`) ?? '') as {post: {responses: object}};
    expect(post).toMatchObject({operationId: 'people-profile-photo', tags: ['People'], parameters: [{name: 'id'}]});
    expect(Object.keys(post.responses)).toEqual(['200', '401', '403', '404', '429']);
    const added = `  /v2/people/{id}/profile_photo:\n    $ref: ./${file}\n`;
    const paths = files.get(root) ?? '';
    expect(paths.replace(added, '')).toBe(read(root));
    expect(paths.slice(0, paths.indexOf(added))).toMatch(/ {4}\$ref: \.\/resources\/people\/\S+\n$/);
  });

  test('joins the file of its path', () => {
    const file = 'openapi/v2/resources/account-stages/account_stages_{id}.yaml';
    const files = newOperation('account-stages', 'delete', '/v2/account_stages/{id}');
    expect([...files.keys()]).toEqual([file]);
    expect(files.get(file)).toMatch(/\ndelete:\n/);
    expect(files.get(file)?.startsWith(read(file))).toBe(true);
  });

  test.each([
    ['people', 'get', '/v2/people', 'people-index'],
    ['people', 'get', '/public_api/v1/people/{id}', 'people-show'],
    ['people', 'post', '/v2/people', 'people-create'],
    ['people', 'put', '/v2/people/{id}', 'people-update'],
    ['people', 'delete', '/v2/people/{id}', 'people-destroy'],
    ['people', 'post', '/v2/people/{id}/merge_all', 'people-merge-all'],
    ['people', 'get', '/v2/people/export', 'people-export'],
    ['calendar-events', 'get', '/v2/calendar/events', 'calendar-events-index'],
  ])('for %s, %s at %s has the ID %s', (resource, method, url, id) => {
    expect(operationIdOf(resource, method, url)).toBe(id);
  });

  test.each([
    ['people', 'post', '/v3/people', /can't be a path\. Use lower-case words and parameters after \/v2 or/],
    ['people', 'post', '/v1/people', /can't be a path/],
    ['people', 'post', '/v2/people/{id}/../../../x', /can't be a path/],
    ['people', 'post', '/v2/people/{id}/', /can't be a path/],
    ['people', 'post', '/v2/people?page=1', /can't be a path/],
    ['people', 'fetch', '/v2/people', /^fetch is no method\. Use one of get, post/],
    ['people', 'get', '/v2/people', /people\.yaml already has get\. Edit it there\.$/],
    ['account-stages', 'put', '/v2/account/stages', /account_stages\.yaml already has another path/],
    ['./people', 'post', '/v2/people/{id}/photo', /^There is no resource '\.\/people'\. Choose one of .*people/],
  ])('for %s, %s at %s is refused, and the message says why', (resource, method, url, message) => {
    expect(() => newOperation(resource, method, url)).toThrow(message);
  });
});
