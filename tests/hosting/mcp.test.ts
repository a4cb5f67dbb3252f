// cspell:ignore zzqqxxy fpackage
import path from 'node:path';
import type {Client} from '@modelcontextprotocol/client';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {LANGUAGES} from '../../src/features/samples/core/languages';
import {markdownUrl} from '../../src/features/markdown-page/core/markdownUrl';
import {readFolder} from '../../src/mcp/server';
import {LIMIT, REPORT} from '../../src/mcp/tool';
import {openSite} from '../../src/mcp/site';
import {readBuilt} from '../fixtures/builtSite';
import {type Answer, callTool, connectedTo} from '../fixtures/mcpClient';
import {parts, routes} from '../fixtures/routes';

const SITE = 'https://developers.salesloft.com';
const site = openSite(readFolder('build'));

let client: Client;
beforeAll(async () => {
  client = await connectedTo(site);
});
afterAll(() => client.close());

async function call(name: string, args: Readonly<Record<string, unknown>>, from = client): Promise<Answer> {
  const answer = await callTool(from, name, args);
  const called = `${name} ${JSON.stringify(args).slice(0, 200)}`;
  expect([called, Buffer.byteLength(answer.text) <= LIMIT]).toEqual([called, true]);
  return answer;
}

/** A text without white space and the limits of code, which parts repeat. */
const bare = (text: string): string => text.replaceAll(/^\s*(?:> )*`{3,}.*$/gm, '').replaceAll(/\s/g, '');

/** What a client gets that lists the tools and calls each. */
const CONVERSATION: readonly [name: string, args: Readonly<Record<string, unknown>>, says: readonly string[]][] = [
  ['search', {query: 'verify webhook signature'}, [`(${SITE}/docs/platform/webhooks/delivery-headers/)`]],
  ['search', {query: 'zzqqxxy'}, ['Nothing found']],
  [
    'find_field',
    {name: 'do_not_contact'},
    [`${SITE}/docs/api/people/#field-do_not_contact`, '(boolean)', 'pass offset 5'],
  ],
  ['search', {query: 'fetch the current user', version: '1.0'}, [`(${SITE}/docs/api/1.0/me-index/)`]],
  [
    'get_page',
    {page: `${SITE}/docs/platform/api-basics/rate-limits/#recover-from-a-429`},
    [`${SITE}/docs/platform/api-basics/rate-limits/#recover-from-a-429\n\n## Recover from a 429`],
  ],
  [
    'get_page',
    {page: '/docs/api/people-create.md?a=1', section: 'errors'},
    [`${SITE}/docs/api/people-create/#errors\n\n## Errors`],
  ],
  [
    'get_page',
    {page: 'developers.salesloft.com/docs/api/people-index#response-200-data.owner'},
    [`${SITE}/docs/api/people-index/#response-200-data.owner\n\n- \`data\` `, '\n  - `owner` reference'],
  ],
  ['get_page', {page: '/docs/api/people-create/'}, ['Part 1 of', 'pass part', 'Or pass a section: Request body |']],
  [
    'get_operation',
    {operation: 'people-create'},
    ['`people:write`', 'Cost:', 'email_address (body)', 'curl -sS', '## Errors'],
  ],
  [
    'get_operation',
    {operation: 'GET /v2/people/70211/', language: 'python'},
    ['people-show', 'http.client', 'id (required)'],
  ],
  [
    'get_operation',
    {operation: 'cadence-memberships-create'},
    ['person_id (body, required)', 'user_id (body),', 'Also returns 422'],
  ],
  [
    'get_operation',
    {operation: [`${SITE}/docs/api/people-index/`, 'GET /v2/accounts', 'POST /v2/notes', 'tasks-index', 'users-index']},
    ['# List people', '# List accounts', '# Create a note', '# List tasks', '# List users'],
  ],
  ['get_operation', {operation: 'GET /public_api/v1/me.json', version: '1.0'}, [`${SITE}/docs/api/1.0/me-index/`]],
  ['list_events', {match: 'a prospect replied'}, ['`email_updated`', 'watch `counts.replies`', '#what-has-no-event']],
  ['list_events', {match: 'person'}, ['`person_created`', 'event-types/#person_updated']],
  [
    'validate_request',
    {operation: 'people-create', body: {phone: '1', city: 5, nope: 1}},
    ['`city` must be string', 'email_address, or phone and last_name', '`nope` is not a field of the body'],
  ],
  [
    'explain_error',
    {status: 422, message: 'Email address has already been taken'},
    ['upsert', `${SITE}/docs/api/person-upserts-create/`],
  ],
  ['explain_error', {status: 401, message: 'Something new'}, ['is unknown', 'Invalid Bearer token']],
  ['explain_error', {message: 'request origin not allowed'}, ['This message is unknown', 'Pages with its words']],
  ['explain_error', {status: 503}, ['Retry a read', '/errors/#5xx']],
  ['explain_error', {status: 404, message: '<!doctype html><title>Not found'}, ['no operation has this path']],
  ['grep', {words: 'result*constant time'}, ['/docs/platform/webhooks/delivery-headers/#receive-and-verify: ']],
  ['run_recipe', {recipe: 'report-on-cadence'}, ['1. ', 'HTTP 200: passed', 'requests. The sandbox keeps']],
  ['run_in_sandbox', {path: '/v2/people/70211'}, ['Nothing is sent', 'HTTP 200', 'Priya Raman']],
];

describe('An assistant', () => {
  test('@agents-04 lists the tools, of which two change only the sandbox, in a list that is short', async () => {
    const {tools} = await client.listTools();
    const called = new Set(CONVERSATION.map(([name]) => name));
    expect(tools.map(({name}) => name).toSorted()).toEqual([...called].toSorted());
    const changing = tools.filter(({annotations}) => annotations?.readOnlyHint !== true);
    expect(changing.map(({name}) => name)).toEqual(['run_in_sandbox', 'run_recipe']);
    for (const {annotations} of changing) expect(annotations).toMatchObject({destructiveHint: false});
    expect(JSON.stringify(tools)).not.toContain('"format"');
    expect(JSON.stringify(tools).length).toBeLessThan(LIMIT);
  });

  test.each(CONVERSATION)('@agents-04 calls %s with %j', async (name, args, says) => {
    const {text, isError} = await call(name, args);
    expect(isError).toBe(false);
    for (const words of says) expect(text).toContain(words);
  });

  test('@agents-04 reads pages and descriptions as resources', async () => {
    const {resources} = await client.listResources();
    for (const {uri} of resources) expect((await client.readResource({uri})).contents).toHaveLength(1);
    const uri = `${SITE}/docs/api/people.md`;
    const {contents} = await client.readResource({uri: `${uri}?part=2`});
    expect(contents).toMatchObject([{uri: `${uri}?part=2`, mimeType: 'text/markdown'}]);
    const [first] = (await client.readResource({uri})).contents;
    const text = first && 'text' in first ? first.text : '';
    expect(text).toMatch(/Part 1 of 2\. [^\n]*\?part=2\.$/);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LIMIT);
    await expect(client.readResource({uri: `${SITE}/_headers`})).rejects.toThrow('Pages end in .md');
    for (const part of ['0', 'abc', '1.5', '3'])
      await expect(client.readResource({uri: `${uri}?part=${part}`})).rejects.toThrow('whole number from 1 to 2');
  });

  test('@agents-04 finds every page of API 2.0 that has a field, each once, in lists of up to 20', async () => {
    const has = routes.references.flatMap(({version, operations}) =>
      operations.filter((url) => version === '2.0' && /^ *- `per_page` /m.test(readBuilt(markdownUrl(url)))),
    );
    const found: string[] = [];
    while (found.length < has.length) {
      const {text} = await call('find_field', {name: 'per_page', limit: 20, offset: found.length});
      expect(text).toContain(`of ${String(has.length)} results.`);
      const urls = [...text.matchAll(/\]\(https:\/\/[^/]+([^)#]*)/g)].map(([, url = '']) => url);
      expect(urls).not.toEqual([]);
      found.push(...urls);
    }
    expect(found.toSorted()).toEqual(has.toSorted());
  });

  test('@agents-04 finds pages of API 1.0 only if it asks for them, or if nothing else matches', async () => {
    const old = '/docs/api/1.0/';
    expect((await call('search', {query: 'me', limit: 20})).text).not.toContain(old);
    expect((await call('find_field', {name: 'id', version: '1.0'})).text).toContain(old);
    expect((await call('search', {query: 'GET /public_api/v1/me.json'})).text).toContain(old);
  });

  test('@agents-04 reads every part of every page in responses of at most 8 kB', async () => {
    for (const page of parts().flatMap(({paths}) => paths)) {
      const texts = [(await call('get_page', {page})).text];
      const [, count = '1'] = /\nPart 1 of (\d+)\./.exec(texts[0] ?? '') ?? [];
      for (let part = 2; part <= Number(count); part += 1) texts.push((await call('get_page', {page, part})).text);
      const whole = texts
        .map((text) => text.replace(REPORT, '').replace(/\nPart \d+ of \d+\.[^\n]*\s*$/, ''))
        .join('\n');
      expect([page, bare(whole) === bare(readBuilt(markdownUrl(page)))]).toEqual([page, true]);
    }
  });

  test('@agents-04 gets every operation in responses of at most 8 kB', async () => {
    for (const {version, operations} of routes.references)
      for (const [at, url] of operations.entries()) {
        const language = LANGUAGES[at % LANGUAGES.length]?.id;
        const {text, isError} = await call('get_operation', {operation: path.basename(url), version, language});
        expect([url, isError, text.includes(`Page: ${SITE}${url}`)]).toEqual([url, false, true]);
      }
  });
});

const long = 'x'.repeat(100_000);
test.each([
  ['search', {query: ''}, 'query'],
  ['search', {query: long}, 'query'],
  ['search', {query: 'people', limit: 1e9}, 'limit'],
  ['search', {query: 'people', offset: -1}, 'offset'],
  ['search', {query: 'people', extra: 1}, 'extra'],
  ['get_page', {page: 'https://evil.example/docs/api/'}, 'is not on'],
  ['get_page', {page: '/../../../../etc/passwd'}, 'Find it with search'],
  ['get_page', {page: '/a\0b/'}, 'Find it with search'],
  ['get_page', {page: '/docs/api/people/', section: 'nowhere'}, 'Its sections: Operations |'],
  ['get_page', {page: '/docs/api/people/', part: 99}, 'must be a whole number from 1 to'],
  ['get_operation', {operation: '../v1/me-index'}, 'has no operation'],
  ['get_operation', {operation: 'DELETE /v2/everything'}, "Don't guess"],
  ['get_operation', {operation: 'people-index', language: 'cobol'}, 'language'],
  ['get_operation', {operation: 'people-index', version: '3.0'}, 'version'],
  ['get_page', {page: Array.from({length: 6}, () => '/docs/api/')}, 'page'],
  ['get_page', {page: '/docs/api/', language: 'cobol'}, 'language'],
  ['grep', {words: '**'}, 'words has only stars'],
  ['run_recipe', {recipe: '../v2'}, 'The recipes: find-or-create-person'],
  ['run_recipe', {recipe: 'enroll-safely', inputs: {person: 1}}, 'Similar: `person_id`'],
  ['run_recipe', {recipe: 'enroll-safely', inputs: {person_id: 'x'}}, 'must be of type integer'],
  ['list_events', {match: 'zzqqxxy'}, 'Omit match'],
  ['validate_request', {operation: 'constructor', body: {}}, 'has no operation'],
  ['validate_request', {operation: 'people-create', parameters: 'x'}, 'parameters'],
  ['run_in_sandbox', {path: '/v2/me', headers: {'X Y': 'a'}}, "can't be sent"],
  ['explain_error', {}, 'Pass status, message, or both'],
  ['explain_error', {status: 200}, 'status'],
])('@agents-04 A hostile argument of %s, %j, gets an error with the fix', async (name, args, says) => {
  const {text, isError} = await call(name, args);
  expect([isError, text]).toEqual([true, expect.stringContaining(says)]);
});
