import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {type IncomingMessage, type Server, request} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readSettings} from '../../../src/config/settings';
import {formatHeaders} from '../../../src/hosting/hostFiles';
import {hostRules} from '../../../src/hosting/rules';
import {createSiteServer} from '../../../src/hosting/serve/server';
import {close, listenOnLoopback} from '../../../src/node/net';

let folder = '';
let server: Server;
let url: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  mkdirSync(path.join(folder, 'assets'));
  const files = {_headers: formatHeaders(hostRules(readSettings({})).headers), _redirects: '', '404.html': 'Missing'};
  for (const [name, text] of Object.entries({...files, 'llms.txt': 'Pages', 'assets/a.1.js': '1'}))
    writeFileSync(path.join(folder, name), text);
  server = createSiteServer(folder);
  url = await listenOnLoopback(server, 0);
});
afterAll(async () => {
  await close(server);
  rmSync(folder, {recursive: true});
});

test.each([
  ['/assets/a.1.js', true],
  ['/x/../assets/a.1.js', true],
  ['/assets/../llms.txt', false],
  ['/assets/%2e%2e/llms.txt', false],
])('whether %s is kept for a year depends on its file', async (raw, isKept) => {
  const [response] = (await once(request(url, {path: raw}).end(), 'response')) as [IncomingMessage];
  expect([response.resume().statusCode, response.headers['cache-control']?.includes('immutable')]).toEqual([
    200,
    isKept,
  ]);
});
