import {expect, test} from 'vitest';
import {type ReadFile, openSite} from '../../../src/mcp/site';
import {callTool, connectedTo} from '../../fixtures/mcpClient';

test('@agents-04 a file that was missing is read when it is back', async () => {
  const files = new Map<string, string>();
  const client = await connectedTo(openSite((pathname) => Promise.resolve(files.get(pathname))));
  expect((await callTool(client, 'list_events', {})).text).toContain('is missing');
  files.set('/openapi/v2.json', '{"openapi": "3.1.0", "paths": {}, "webhooks": {}}');
  expect((await callTool(client, 'list_events', {})).text).not.toContain('is missing');
  await client.close();
});

test.each<[what: string, read: ReadFile, says: string]>([
  ['a missing file', () => Promise.resolve(undefined), '/openapi/v2.json is missing. Build the site again'],
  ['a damaged file', () => Promise.resolve('{'), '/openapi/v2.json is not valid JSON. Build the site again'],
  [
    'a fault of its own',
    () => Promise.reject(new Error('offline')),
    'The tool failed (offline). This is a fault of the',
  ],
])('@agents-04 a tool says what is wrong in case of %s', async (_, read, says) => {
  const client = await connectedTo(openSite(read));
  const {text, isError} = await callTool(client, 'list_events', {});
  expect([isError, text]).toEqual([true, expect.stringContaining(says)]);
  await client.close();
});
