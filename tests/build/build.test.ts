import {spawnSync} from 'node:child_process';
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import config from '../../docusaurus.config';
import type {Running} from '../fixtures/commands';
import {freePort} from '../fixtures/ports';
import {SiteCopy, guideFile} from '../fixtures/siteCopy';
import {brokenPages} from './brokenPages';
import {QUICK, expectFree, expectNoProcess, putMadeUpSite} from '../fixtures/madeUpSite';
import {expectRefusal} from '../fixtures/refusal';

const GUIDE = guideFile('scopes');
const OPERATION = 'openapi/v2/resources/widgets/widgets_{id}.yaml';
const ROOT = 'openapi/v2/openapi.yaml';
/** What an earlier version of the project left in folders that Git ignores. */
const LEFT = ['openapi/dist/published/openapi/v3.json', 'openapi/dist/published/old.txt', 'docs/api/old.mdx'];
const CLOCK = `--require=${path.resolve('tests/fixtures/twoYearsLater.cjs')}`;

let copy: SiteCopy;
let demo: Running;
let ports: number[];

/** Adds a guide and an operation as an author does (README.md): a file each, and a line for the path of the operation. */
function addPages(): void {
  const put = (file: string, text: string): void => writeFileSync(copy.path(file), text);
  put(guideFile('retries'), copy.read(GUIDE).replaceAll('scopes', 'retries'));
  const photo = copy.read(OPERATION).replace('widgets-show', 'widgets-photo');
  put(OPERATION.replace('.yaml', '_photo.yaml'), photo.replaceAll(/(a|one) widget/g, '$1 photo'));
  const added = '  /widgets/{id}/photo:\n    $ref: ./resources/widgets/widgets_{id}_photo.yaml\n';
  put(
    ROOT,
    copy.read(ROOT).replace('components:', (next) => added + next),
  );
}

/** Stops the process of the sandbox, which then is as one that works on a large request. */
async function expectPageWhileSandboxIsBusy(): Promise<void> {
  const commandOf = (id: number): string => readFileSync(`/proc/${String(id)}/cmdline`, 'utf8');
  const [sandbox = 0, ...others] = copy.processes().filter((id) => commandOf(id).includes('src/cli/sandbox.ts'));
  expect([sandbox > 0, others]).toEqual([true, []]);
  process.kill(sandbox, 'SIGSTOP');
  const page = await fetch(`http://localhost:${String(ports[0])}/`).finally(() => process.kill(sandbox, 'SIGCONT'));
  expect(page.status).toBe(200);
}

/** Builds the copy whole, with new pages and with the clock two years ahead. */
beforeAll(async () => {
  copy = new SiteCopy();
  addPages();
  for (const left of LEFT) copy.write(left, '{}');
  ports = [await freePort(), await freePort(), await freePort(), await freePort()];
  const names = ['PORT', 'SANDBOX_API_PORT', 'SANDBOX_SSO_PORT', 'SANDBOX_ANALYTICS_PORT'];
  const settings = Object.fromEntries(names.map((name, index) => [name, String(ports[index])]));
  demo = copy.start('demo', {NODE_OPTIONS: CLOCK, ...settings});
  await demo.said('Press Ctrl+C to stop.');
});
afterAll(() => {
  copy.dispose();
});

test('the copy builds before it is broken', () => {
  expect(copy.exists('build/docs/api/widgets-show/index.html')).toBe(true);
  expect(copy.exists('.build-next')).toBe(false);
  for (const left of [...LEFT, 'build/openapi/v3.json', 'build/docs/api/old']) expect(copy.exists(left)).toBe(false);
});

test('@pages-03 a new guide and a new operation touch their own files, and the list of paths', () => {
  for (const [url, index] of [
    ['docs/platform/api-basics/retries', 'llms.txt'],
    ['docs/api/widgets-photo', 'docs/api/llms.txt'],
  ] as const) {
    expect(copy.exists(`build/${url}/index.html`)).toBe(true);
    for (const list of ['sitemap.xml', index]) expect(copy.read(`build/${list}`)).toContain(url);
  }
});

test('two years later, the data about browsers is old', () => {
  const {stderr} = spawnSync(process.execPath, [CLOCK, '-e', "require('browserslist')()"], {encoding: 'utf8'});
  expect(stderr).toMatch(/browsers data \(caniuse-lite\) is \d+ months old/);
});

test('@hosts-02 demo builds and starts the site and the sandbox two years later, a busy sandbox keeps no page waiting, and Ctrl-C ends both', async () => {
  const [port, apiPort, ssoPort] = ports.map(String);
  const page = await fetch(`http://localhost:${port ?? ''}/docs/api/widgets-show/`);
  const response = await fetch(`http://127.0.0.1:${apiPort ?? ''}/widgets/7`, {
    headers: {Authorization: 'Bearer ak_sandbox_maya_okafor'},
  });
  const home = await fetch(`http://127.0.0.1:${ssoPort ?? ''}/`);
  expect([page.status, response.status, home.status]).toEqual([200, 200, 200]);
  expect(await home.text()).toContain('Maya Okafor');
  await expectPageWhileSandboxIsBusy();
  const start = Date.now();
  demo.pressCtrlC();
  const {code, output} = await demo.ended;
  expect(code).toBe(0);
  expect(Date.now() - start).toBeLessThan(QUICK);
  for (const freed of ports) await expectFree(freed);
  await expectNoProcess(copy);
  expect(output).not.toMatch(/browsers data|months old|expire/);
  expect(output).toMatch(/^Guides have no dates, .*$/m);
});

// In the same copy, because its reference pages, which no fault here changes, take most of the time.
describe('a build after it', () => {
  beforeEach(() => putMadeUpSite(copy));
  afterEach(() => copy.restore());

  test.each(brokenPages.map((broken) => [broken.what, broken] as const))('the build rejects %s', async (_, broken) => {
    await expectRefusal(copy, broken, '--only', 'site', '--fast-compression');
  });

  test('that a supervisor ends leaves no lock, folder or process, also in the folder for temporary files', async () => {
    copy.write('temporary/.keep', '');
    const settings = {TMPDIR: copy.path('temporary')};
    const others = copy.processes();
    const build = copy.start('build', settings, '--only', 'site', '--fast-compression');
    await build.said('▸ Pack the MCP server');
    build.kill('SIGHUP');
    expect(await build.ended).toMatchObject({code: 129});
    await expectNoProcess(copy, others);
    expect(['.build-lock', '.build-next', '.build-last'].filter((name) => copy.exists(name))).toEqual([]);
    expect(readdirSync(copy.path('temporary')).filter((name) => name.includes('mcp'))).toEqual([]);
    expect(copy.read('build/index.html')).toContain('Made up');
  });

  test('@pages-02 @login-02 Docusaurus itself rejects a dead link, and a site without settings has no login', async () => {
    expect(config).toMatchObject({onBrokenLinks: 'throw', onBrokenAnchors: 'throw'});
    copy.append(GUIDE, 'See [that](/docs/platform/intro/#no-such).');
    const {code, output} = await copy.docusaurus('build', '--no-minify', '--out-dir', '.build-next');
    expect(code).toBe(1);
    expect(output).toMatch(/broken anchors[^]*api-basics\/scopes\/[^]*linking to \/docs\/platform\/intro\/#no-such/);
    // It leaves what it has written.
    const home = copy.read('.build-next/index.html');
    expect(home).toMatch(/data-slot="?search/);
    expect(home).not.toMatch(/log-in-callback|data-slot="?log-in/);
  });
});
