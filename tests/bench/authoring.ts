import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {availableParallelism, loadavg} from 'node:os';
import path from 'node:path';
import {type Page, chromium} from '@playwright/test';
import {start, stop, tsx} from '../../src/node/steps';
import {checkOut, lastCommit, linkPackages, scratchFolder} from '../../src/cli/scratch';
import {portFrom} from '../../src/node/ports';
import {ensureChromium} from '../chromium';

const ROUNDS = Number(process.env.BENCH_RUNS ?? 3);
/** Milliseconds to wait for a change on a busy machine. */
const PATIENCE = 240_000;
/** Clock ticks of Linux in `/proc`, per second. */
const TICKS = 100;

/** A file that an author saves, and where it is shown. */
interface Save {
  readonly name: string;
  readonly file: string;
  readonly pathname: string;
  readonly edit: (text: string, word: string) => string;
}

export const SAVES: readonly Save[] = [
  {
    name: 'guide',
    file: 'docs/platform/api-basics/scopes.mdx',
    pathname: '/docs/platform/api-basics/scopes/',
    edit: (text, word) => `${text}\n${word}\n`,
  },
  {
    name: 'text in a description',
    file: 'openapi/v2/resources/people/people.yaml',
    pathname: '/docs/api/people-index/',
    edit: (text, word) => text.replace('A misspelled filter', `${word} A misspelled filter`),
  },
  {
    name: 'first sentence of a description',
    file: 'openapi/v2/resources/people/people.yaml',
    pathname: '/docs/api/people-index/',
    edit: (text, word) => text.replace('Returns the people', `${word} returns the people`),
  },
];

/** Seconds of CPU time of all processes that work in a folder. Linux only. */
function cpuOf(folder: string): number {
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        if (readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`BENCH_SITE=${folder}\0`)) {
          // The fields after the name of the program, which is in parentheses: user and system time are 14 and 15.
          const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
          return Number(fields[11]) + Number(fields[12]);
        }
      } catch {
        // It has ended meanwhile.
      }
      return 0;
    });
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS;
}

/** Saves a file, waits until the open page shows the change, and restores the file. */
export async function measureSave(
  page: Page,
  folder: string,
  {name, file, edit}: Save,
  round: number,
): Promise<string> {
  const target = path.join(folder, file);
  const original = readFileSync(target, 'utf8');
  const word = `Saved${'abcdefghij'.charAt(round % 10)}${Date.now().toString(36).replaceAll(/\d/g, 'x')}`;
  const changed = edit(original, word);
  if (changed === original) throw new Error(`${file} has changed; adapt tests/bench/authoring.ts.`);
  const cpu = cpuOf(folder);
  const begin = performance.now();
  try {
    writeFileSync(target, changed);
    await page.locator('main').getByText(word).first().waitFor({timeout: PATIENCE});
    const seconds = (performance.now() - begin) / 1000;
    const columns = [name.padEnd(34), seconds.toFixed(1), (cpuOf(folder) - cpu).toFixed(1), loadavg()[0]?.toFixed(1)];
    return columns.map((column) => String(column).padStart(9)).join('');
  } finally {
    writeFileSync(target, original);
    await page.locator('main').getByText(word).first().waitFor({state: 'detached', timeout: PATIENCE});
  }
}

/** Seconds from saving a file under `npm start` until the open page shows it, in a copy of the last commit. */
export async function benchAuthoring(): Promise<void> {
  const folder = scratchFolder('authoring');
  checkOut(lastCommit(), folder);
  await linkPackages('node_modules', folder);
  const port = portFrom('PORT', 3000);
  const env = {...process.env, PORT: String(port), BENCH_SITE: folder};
  const server = start(...tsx('src/cli/start.ts'), {cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit']});
  const browser = await chromium.launch({executablePath: ensureChromium()});
  try {
    console.log(`\nFrom saving to showing under npm start (${String(availableParallelism())} cores)`);
    console.log(['what'.padEnd(34), 'seconds', 'CPU s', 'load'].map((head) => head.padStart(9)).join(''));
    const page = await browser.newPage();
    await waitForServer(page, port);
    for (const save of SAVES) {
      await page.goto(`http://localhost:${String(port)}${save.pathname}`);
      await page.locator('main h1').waitFor({timeout: PATIENCE});
      for (let round = 0; round < ROUNDS; round += 1) console.log(await measureSave(page, folder, save, round));
    }
  } finally {
    await browser.close();
    await stop(server);
  }
}

async function waitForServer(page: Page, port: number): Promise<void> {
  for (const end = Date.now() + PATIENCE; ;) {
    const response = await page.goto(`http://localhost:${String(port)}/`).catch(() => undefined);
    if (response?.ok()) return;
    if (Date.now() > end) throw new Error('npm start serves nothing. Start it by hand to see why.');
    await page.waitForTimeout(1000);
  }
}
