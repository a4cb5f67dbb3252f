import type {Client} from '@modelcontextprotocol/client';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {publishedFolder} from '../../../src/config/publicFiles';
import {readFolder} from '../../../src/mcp/server';
import {LIMIT} from '../../../src/mcp/tool';
import {openSite} from '../../../src/mcp/site';
import {callTool, connectedTo} from '../../fixtures/mcpClient';

type Args = Readonly<Record<string, unknown>>;

const PERSON = '/v2/people/70211';
const read = readFolder(publishedFolder);

let client: Client;
beforeEach(async () => {
  client = await connectedTo(openSite(read));
});
afterEach(() => client.close());

/** The text that the tool returns, which begins with "Error: " for an error. */
async function run(args: Args, from = client): Promise<string> {
  const {text, isError} = await callTool(from, 'run_in_sandbox', args);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LIMIT);
  return isError ? `Error: ${text}` : text;
}

test('@agents-06 a connection calls run_in_sandbox in turn', async () => {
  const calls: readonly (readonly [args: Args, ...says: string[]])[] = [
    [
      {path: '/v2/people', query: {ids: [70211, 70212], created_at: {gt: '2026-09-01T00:00:00Z'}, per_page: 1}},
      'https://developers.salesloft.com/docs/api/people-index/',
      'HTTP 200\ncontent-type: application/json\nx-ratelimit-endpoint-cost: 1\nx-ratelimit-remaining-minute: 599',
      '"next_page":2',
      'Changes last as long as this connection',
    ],
    [{path: '/v2/people', query: {ids: [70211, 70212]}}, '"id":70211', '"id":70212'],
    [{path: '/v2/people'}, 'Part 1 of 3', 'pass part alone', 'a smaller per_page'],
    [{part: 2}, 'Part 2 of 3'],
    [{path: '/v2/people?created_at[gt]=2026-09-01T00:00:00+02:00'}, 'HTTP 422', 'Write %2B'],
    [{path: '/public_api/v1/me.json'}, 'HTTP 404', 'API 2.0 has no such operation'],
    [{method: 'DELETE', path: PERSON}, 'HTTP 204'],
    [{path: PERSON}, 'HTTP 404', 'Not Found'],
    [{path: PERSON, reset: true}, 'HTTP 200', 'remaining-minute: 599', 'Priya Raman'],
    [{reset: true}, 'original records and all points again'],
  ];
  for (const [args, ...says] of calls) {
    const text = await run(args);
    expect(text).not.toMatch(/^Error/);
    for (const words of says) expect(text).toContain(words);
  }
});

test.each<[Args, string]>([
  [{part: 2}, 'Pass path, as in /v2/people, or reset'],
  [{path: 'https://evil.example/v2/people'}, 'Nothing is sent to a host'],
  [{path: PERSON, body: {a: 1}}, 'GET has no body'],
  [{path: PERSON, scopes: ['everything']}, 'get_operation lists the scopes'],
  [{path: PERSON, method: 'TRACE'}, 'method'],
  [{path: PERSON, part: 99}, 'must be a whole number from 1 to'],
  [{path: PERSON, token: 'mine'}, 'token'],
])('@agents-06 the hostile argument %j gets an error with the fix', async (args, says) => {
  expect(await run(args)).toMatch(new RegExp(`^Error: [^]*${says}`));
});

test('@agents-06 what a connection changes is not in another one', async () => {
  const other = await connectedTo(openSite(read));
  expect(await run({method: 'DELETE', path: PERSON}, other)).toContain('HTTP 204');
  expect(await run({path: PERSON})).toContain('HTTP 200');
  await other.close();
});
