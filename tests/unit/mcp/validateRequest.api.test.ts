import type {Client} from '@modelcontextprotocol/client';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {publishedFolder} from '../../../src/config/publicFiles';
import {readFolder} from '../../../src/mcp/server';
import {openSite} from '../../../src/mcp/site';
import {callTool, connectedTo} from '../../fixtures/mcpClient';

let client: Client;
beforeAll(async () => {
  client = await connectedTo(openSite(readFolder(publishedFolder)));
});
afterAll(() => client.close());

/** An object with n members. */
const members = (n: number): object => Object.fromEntries(Array.from({length: n}, (_, at) => [`x${String(at)}`, 1]));

const list = 'GET https://api.salesloft.com/v2/people.json?per_page=1000&custom_fields[Fleet size]=140&ids[]=1&ids[]=x';

test.each<[operation: string, rest: object, problems: string[]]>([
  [list, {}, ['`ids[]` must be integer', '`per_page` must be at most 100']],
  ['GET /v2/people', {parameters: {custom_fields: 'a'}}, ['`custom_fields` must have a name in brackets and a value']],
  [
    'GET /v2/people?updated_at[gt]=2026-09-01T00:00:00+02:00',
    {},
    ['`updated_at[gt]` must have the format date-time. In a URL, + means a space. Write %2B'],
  ],
  ['GET /v2/people/..%2Fme', {}, ['`id` must have no slash or backslash, and not only dots']],
  ['DELETE /v2/people/{id}', {}, ['`id` is required']],
  [
    'GET /v2/people?emails=a',
    {},
    ['`emails` is not a parameter. The API ignores it silently. Similar: `email_addresses[]`, `can_email`'],
  ],
  ['POST /v2/notes?content=a', {}, ['`content` is not a parameter. Send it in the body', 'The body is missing']],
  ['GET /v2/people?per_page=10', {parameters: {per_page: 20}}, ['`per_page` has several values. Send one']],
  ['people-create', {body: []}, ['The body must be object']],
  [
    'GET /v2/people/5',
    {parameters: members(22)},
    [
      ...Array.from({length: 20}, (_, at) => `\`x${String(at)}\` is not a parameter. The API ignores it silently`),
      'And 2 more like this',
    ],
  ],
  [
    'account-upserts-create',
    {body: {name: 'A', domain: '', upsert_key: 'website'}},
    ['`upsert_key` must be one of: id, crm_id, domain', '`domain` is required'],
  ],
  [
    'webhook-subscriptions-create',
    {body: '{"callback_url":5}'},
    ['`callback_token` is required', '`event_type` is required', '`callback_url` must be string'],
  ],
])('@agents-04 an assistant gets every problem of %s with %j, each once', async (operation, rest, problems) => {
  const {text} = await callTool(client, 'validate_request', {operation, ...rest});
  expect(text.split('\n\n')[0]).toBe(problems.map((problem) => `- ${problem}.`).join('\n'));
});

test.each<[operation: string, rest: object, id: string]>([
  ['developers.salesloft.com/docs/api/people-show.md#path', {parameters: {id: 5}}, 'api/people-show'],
  ['/docs/api/1.0/me-index', {}, 'api/1.0/me-index'],
  ['GET /public_api/v1/me.json', {}, 'api/1.0/me-index'],
  ['GET /v2/people?updated_at[gt]=2026-09-01T00:00:00Z', {parameters: {custom_fields: {a: 1}}}, 'api/people-index'],
  ['POST /v2/people', {body: '{"email_address":"a@b.example"}'}, 'api/people-create'],
])('@agents-04 %s with %j follows the description for an assistant', async (operation, rest, id) => {
  const {text} = await callTool(client, 'validate_request', {operation, ...rest});
  expect(text).toMatch(new RegExp(`^The request follows the description .*/docs/${id}/$`, 'm'));
});

test.each<[operation: string, rest: object, says: string]>([
  ['people-create', {body: '{"a":'}, "the body isn't valid JSON. Pass body as an object"],
  ['PATCH /v2/people/5', {}, 'Its path has GET, PUT, DELETE: begin with one of them. Updates are PUT'],
  ['/v2/people', {}, 'Its path has GET, POST: begin with one of them'],
  ['GET https://', {}, "Don't guess paths"],
  ['GET http://api.salesloft.com/v2/people', {}, 'is not the API'],
  ['GET //evil.example/v2/people', {}, 'is not the API'],
  ['GET https://user@api.salesloft.com/v2/people', {}, 'without a user in the URL'],
])('@agents-04 an assistant that asks about %s with %j gets an error with the fix', async (operation, rest, says) => {
  const {text, isError} = await callTool(client, 'validate_request', {operation, ...rest});
  expect([isError, text]).toEqual([true, expect.stringContaining(says)]);
});

test.each<[what: string, args: object, says: string]>([
  [
    '200,000 values',
    {body: {tags: Array.from({length: 200_000}, () => 1)}},
    'more than the maximum of 200000 elements',
  ],
  ['a text with as many', {body: `[${'1,'.repeat(200_000)}1]`}, 'has more than 200000 values. Send less at once'],
  ['an object with 10,001 fields', {body: members(10_001)}, 'has more than 10000 fields'],
  ['a long query', {parameters: members(10_000)}, 'parameters has more than 16000 characters. Send less at once'],
  ['100 unknown arguments', members(100), 'Unrecognized keys: x0, x1, x2, x3, x4, and 95 more'],
  ['a long name', {['x'.repeat(10_000)]: 1}, `Unrecognized keys: ${'x'.repeat(281)}…`],
])('@hosts-02 an assistant that sends %s gets a short error before it is checked', async (_, args, says) => {
  const {text, isError} = await callTool(client, 'validate_request', {operation: 'people-create', ...args});
  expect([isError, text]).toEqual([true, expect.stringContaining(says)]);
  expect(text.length).toBeLessThan(700);
});
