import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {publicFiles} from '../../src/config/publicFiles';
import {readFolder} from '../../src/mcp/readFolder';
import {serveFolder} from '../../src/mcp/serveFolder';
import {openSite} from '../../src/mcp/site';
import {fileOf} from '../fixtures/builtSite';
import {callTool, connected, connectedTo} from '../fixtures/mcpClient';

/** A client of a server in this process, with which the others are compared. */
let client: Client;
beforeAll(async () => {
  client = await connectedTo(openSite(readFolder('build')));
});
afterAll(() => client.close());

test('@agents-04 npm run mcp serves a build over standard input and output, and ends with it', async () => {
  const args = ['.config/run.cjs', 'src/cli/mcp.ts', 'build'];
  const local = await connected(new StdioClientTransport({command: process.execPath, args}));
  expect(await callTool(local, 'list_events', {})).toEqual(await callTool(client, 'list_events', {}));
  await local.close();
});

test('@agents-04 a client that sends no JSON-RPC gets an error, and does not wait', () => {
  const args = ['.config/run.cjs', 'src/cli/mcp.ts', 'build'];
  const lines = [
    'hello',
    '',
    JSON.stringify('x'.repeat(11 * 1024 * 1024)),
    // A response to no request. It gets none, because it isn't one.
    '{"jsonrpc":"2.0","id":9,"result":{}}',
    '{"jsonrpc":"2.0","id":10,"method":5}',
    '{"id":"a","method":"ping"}',
    '{"jsonrpc":"2.0","id":{},"method":5}',
    '{"jsonrpc":"2.0","id":11,"method":"ping"}',
    '{"jsonrpc":',
  ];
  const {stdout, stderr, status} = spawnSync(process.execPath, args, {input: lines.join('\n'), encoding: 'utf8'});
  expect([status, stderr]).toEqual([0, expect.stringContaining('Discarded a JSON-RPC response')]);
  const responses = stdout.trim().split('\n');
  expect(responses.map((line) => JSON.parse(line) as object)).toMatchObject([
    {id: null, error: {code: -32_700}},
    {id: null, error: {code: -32_600}},
    {id: 10, error: {code: -32_600}},
    {id: 'a', error: {code: -32_600}},
    {id: null, error: {code: -32_600}},
    {id: 11, result: {}},
    {id: null, error: {code: -32_700}},
  ]);
  expect(responses[0]).toContain('A line is not JSON');
  expect(responses[1]).toContain('A line is longer than 10485760 bytes');
});

test('@agents-04 a server whose client reads no more ends', async () => {
  const server = spawn(process.execPath, ['.config/run.cjs', 'src/cli/mcp.ts', 'build']);
  const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n';
  server.stdin.write(ping);
  await once(server.stdout, 'data');
  server.stdout.destroy();
  server.stdin.write(ping);
  expect(await once(server, 'exit')).toEqual([0, null]);
});

test.each([
  ['search/records.json', undefined, 'There is no built site'],
  ['search/records.json', '{"format":1}', 'records.json is not a list'],
  ['openapi/v1.json', undefined, '/openapi/v1.json is missing'],
  ['openapi/v2.json', '{"paths":{', '/openapi/v2.json is not valid JSON'],
  ['openapi/v2/people-index.json', '', '/openapi/v2/people-index.json is not valid JSON'],
])('@agents-05 a server whose %s is %s does not start, and says how to fix it', async (file, text, says) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const part of ['search', 'openapi'])
    cpSync(path.join('build', part), path.join(folder, part), {recursive: true});
  if (text === undefined) rmSync(path.join(folder, file));
  else writeFileSync(path.join(folder, file), text);
  await expect(serveFolder(folder)).rejects.toThrow(says);
  await expect(serveFolder(folder)).rejects.toThrow(/npm run build/);
  rmSync(folder, {recursive: true});
});

describe('The package', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'mcp-'));
    const tarball = path.resolve(fileOf(publicFiles.mcpServer));
    const options = ['--offline', '--no-audit', '--no-fund', '--prefix', folder];
    execFileSync('npm', ['install', ...options, tarball], {cwd: folder, stdio: 'ignore'});
  });
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  test('@agents-05 runs from its tarball without a network, with the site inside', async () => {
    const command = path.join(folder, 'node_modules', '.bin', 'salesloft-docs-mcp');
    const packed = await connected(
      new StdioClientTransport({command, cwd: folder, env: {PATH: process.env.PATH ?? ''}}),
    );
    const args = {query: 'verify webhook signature'};
    expect(await callTool(packed, 'search', args)).toEqual(await callTool(client, 'search', args));
    expect((await callTool(packed, 'get_operation', {operation: 'people-create'})).text).toContain('curl -sS');
    expect((await packed.listTools()).tools).toEqual((await client.listTools()).tools);
    await packed.close();
  });

  test('@agents-05 says how to get a site if the folder has none', () => {
    const command = path.join(folder, 'node_modules', '.bin', 'salesloft-docs-mcp');
    expect(() => execFileSync(command, [folder], {encoding: 'utf8', stdio: 'pipe'})).toThrow(
      'There is no built site in',
    );
  });
});
