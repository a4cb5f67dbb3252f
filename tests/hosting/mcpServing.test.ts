import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import type {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {publicFiles} from '../../src/config/publicFiles';
import {readFolder} from '../../src/mcp/server';
import {openSite} from '../../src/mcp/site';
import {fileOf} from '../fixtures/builtSite';
import {callTool, connected, connectedTo} from '../fixtures/mcpClient';

/** A client of a server in this process, with which the others are compared. */
let client: Client;
beforeAll(async () => {
  client = await connectedTo(openSite(readFolder('build')));
});
afterAll(() => client.close());

test('@agents-04 a server whose client reads no more ends', async () => {
  const server = spawn(process.execPath, ['.config/run.cjs', 'src/cli/mcp.ts', 'build']);
  const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n';
  server.stdin.write(ping);
  await once(server.stdout, 'data');
  server.stdout.destroy();
  server.stdin.write(ping);
  expect(await once(server, 'exit')).toEqual([0, null]);
});

test('@hosts-02 a line without a request gets an error, and the next one a response', async () => {
  const server = spawn(process.execPath, ['.config/run.cjs', 'src/cli/mcp.ts', 'build']);
  const lines = createInterface({input: server.stdout})[Symbol.asyncIterator]();
  const sent = ['x'.repeat(17_000_000), '{"jsonrpc":', '{"id":2}', '{"jsonrpc":"2.0","id":1,"method":"ping"}'];
  server.stdin.write(`${sent.join('\n')}\n`);
  const received: unknown[] = [];
  while (received.length < sent.length) received.push(JSON.parse((await lines.next()).value as string));
  const refused = (code: number): unknown =>
    expect.objectContaining({id: null, error: expect.objectContaining({code}) as unknown});
  expect(received).toEqual([...[-32_600, -32_700, -32_600].map(refused), {jsonrpc: '2.0', id: 1, result: {}}]);
  server.stdin.end();
  expect(await once(server, 'exit')).toEqual([0, null]);
});

describe('The package', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'mcp-'));
    const tarballs = [publicFiles.mcpServer, publicFiles.testDelivery].map((file) => path.resolve(fileOf(file)));
    const options = ['--offline', '--no-audit', '--no-fund', '--prefix', folder];
    execFileSync('npm', ['install', ...options, ...tarballs], {cwd: folder, stdio: 'ignore'});
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
    expect((await callTool(packed, 'run_recipe', {recipe: 'enroll-safely'})).text).toContain('4. Add the person');
    expect((await packed.listTools()).tools).toEqual((await client.listTools()).tools);
    await packed.close();
  });

  test('@follow-03 the program for test deliveries runs from its tarball, and says what is wrong with its options', () => {
    const command = path.join(folder, 'node_modules', '.bin', 'salesloft-test-delivery');
    expect(() => execFileSync(command, ['--port', '0'], {encoding: 'utf8', stdio: 'pipe'})).toThrow(
      '--port is missing or not valid.',
    );
  });

  test('@agents-05 says how to get a site if the folder has none', () => {
    const command = path.join(folder, 'node_modules', '.bin', 'salesloft-docs-mcp');
    expect(() => execFileSync(command, [folder], {encoding: 'utf8', stdio: 'pipe'})).toThrow(
      'There is no built site in',
    );
  });
});
