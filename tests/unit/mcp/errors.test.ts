import {expect, test} from 'vitest';
import {publishedFolder} from '../../../src/config/publicFiles';
import {readFolder} from '../../../src/mcp/readFolder';
import {type ReadFile, openSite} from '../../../src/mcp/site';
import {callTool, connectedTo} from '../../fixtures/mcpClient';

const deep = JSON.parse('[{"a":'.repeat(1e5) + '1' + '}]'.repeat(1e5)) as unknown;

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

test('@agents-04 a page without text is a fault of the site, in a tool and as a resource', async () => {
  const client = await connectedTo(openSite(() => Promise.resolve('\n')));
  const says = '/docs/api/people.md is empty. Build the site again';
  expect((await callTool(client, 'get_page', {page: '/docs/api/people/'})).text).toContain(says);
  const uri = 'https://developers.salesloft.com/docs/api/people.md';
  await expect(client.readResource({uri})).rejects.toThrow(says);
  await client.close();
});

test.each([
  ['validate_request', {operation: 'tasks-index', parameters: {per_page: deep}}],
  ['run_in_sandbox', {method: 'POST', path: '/v2/people', body: deep}],
])('@agents-04 %s refuses a value that is too deep', async (name, args) => {
  const client = await connectedTo(openSite(readFolder(publishedFolder)));
  expect((await callTool(client, name, args)).text).toContain('nested too deep');
  await client.close();
});
