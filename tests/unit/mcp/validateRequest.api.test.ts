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
  ['GET /v2/people/5.json', {}, 'api/people-show'],
  ['developers.salesloft.com/docs/api/people-show.md#path', {parameters: {id: 5}}, 'api/people-show'],
  ['/docs/api/1.0/me-index', {}, 'api/1.0/me-index'],
  ['DELETE /v2/people/:id', {parameters: {id: 5}}, 'api/people-destroy'],
  ['GET /public_api/v1/me.json', {}, 'api/1.0/me-index'],
  ['GET /v2/people?updated_at[gt]=2026-09-01T00:00:00Z', {parameters: {custom_fields: {a: 1}}}, 'api/people-index'],
  ['POST /v2/people', {body: '{"email_address":"a@b.example"}'}, 'api/people-create'],
])('@agents-04 %s with %j follows the description for an assistant', async (operation, rest, id) => {
  const {text} = await callTool(client, 'validate_request', {operation, ...rest});
  expect(text).toMatch(new RegExp(`^The request follows the description .*/docs/${id}/$`, 'm'));
});

test.each<[operation: string, rest: object, says: string]>([
  ['people-create', {body: '{"a":'}, 'body is a string that is not JSON'],
  ['PATCH /v2/people/5', {}, 'Its path has GET, PUT, DELETE: begin with one of them. Updates are PUT'],
  ['/v2/people', {}, 'Its path has GET, POST: begin with one of them'],
  ['GET https://', {}, "Don't guess paths"],
  ['GET https://api.salesloft.example/v2/people', {}, 'is not the API. Send requests to https://api.salesloft.com'],
  ['GET http://api.salesloft.com/v2/people', {}, 'is not the API'],
  ['GET //evil.example/v2/people', {}, 'is not the API'],
  ['GET https://user@api.salesloft.com/v2/people', {}, 'without a user in the URL'],
])('@agents-04 an assistant that asks about %s with %j gets an error with the fix', async (operation, rest, says) => {
  const {text, isError} = await callTool(client, 'validate_request', {operation, ...rest});
  expect([isError, text]).toEqual([true, expect.stringContaining(says)]);
});
