import {utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {createSiteServer} from '../../../src/hosting/staticServer';
import {close, listen} from '../../../src/node/ports';
import {folderOfEachTest} from '../../fixtures/temporaryFolder';

const folder = folderOfEachTest();

/** Writes the rules of a build with this policy. `second` is the time of the build. */
function writeRules(policy: string, second: number, redirects: Readonly<Record<string, string>> = {}): void {
  const file = path.join(folder(), '_rules.json');
  const headers = [{pattern: '/*', headers: {'Content-Security-Policy': policy}}];
  writeFileSync(file, JSON.stringify({headers, redirects}));
  utimesSync(file, second, second);
}

/** Serves the folder for the running test. Returns its URL. */
async function serveFolder(): Promise<string> {
  const server = createSiteServer(folder());
  onTestFinished(() => close(server));
  return `http://localhost:${String(await listen(server, 0))}/`;
}

test.each(['old/', 'old'])('what has moved redirects from %s', async (old) => {
  writeRules("default-src 'self'", 1, {'/old/': '/new/'});
  const {headers} = await fetch((await serveFolder()) + old, {redirect: 'manual'});
  expect(headers.get('Location')).toBe('/new/');
});

test('a server that runs during another build sends the policy of the new one', async () => {
  writeFileSync(path.join(folder(), 'index.html'), 'Hello');
  writeRules("default-src 'self'", 1);
  const url = await serveFolder();
  const policy = async (): Promise<string | null> => (await fetch(url)).headers.get('Content-Security-Policy');
  expect(await policy()).toBe("default-src 'self'");
  writeRules("default-src 'none'", 2);
  expect(await policy()).toBe("default-src 'none'");
});
