import {existsSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {createSiteServer} from '../../src/hosting/staticServer';
import {close, listen} from '../../src/node/ports';
import {StepFailed, main, readOptions} from '../../src/node/command';
import {ensureChromium} from '../chromium';
import {measureInputs} from './inputs';
import {type Measure, visit} from './visit';

const USAGE = 'npm run bench [-- --against <folder of another build>]';

/** How often everything is measured. */
const RUNS = 5;

const PAGES = {
  home: '/',
  guide: '/docs/platform/api-basics/rate-limits/',
  operation: '/docs/api/people-create/',
  overview: '/docs/api/people/',
} as const;

const COLUMNS = ['fcp', 'lcp', 'tbt'] as const;
const LABEL_WIDTH = 44;
const WIDTH = 18;

/** The median of figures and, if they differ, their range: `668 (640-702)`. */
function summary(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b).map((value) => value.toFixed(0));
  const [least = '', most = ''] = [sorted[0], sorted.at(-1)];
  const median = sorted[Math.floor(sorted.length / 2)] ?? '';
  return least === most ? median : `${median} (${least}-${most})`;
}

/** A built site that is served. */
interface Site {
  /** For labels. Empty if there is only one. */
  readonly name: string;
  readonly origin: string;
}

/** Visits each page. */
async function visitPages(browser: Browser, origin: string): Promise<Record<string, Measure>> {
  const visits: Record<string, Measure> = {};
  for (const [page, pathname] of Object.entries(PAGES)) visits[page] = await visit(browser, origin + pathname);
  return visits;
}

/** Measures each site once per run, so that other work of the machine affects all of them. */
async function measureAll<Result>(
  sites: readonly Site[],
  measure: (origin: string) => Promise<Record<string, Result>>,
): Promise<Map<string, Result[]>> {
  const measured = new Map<string, Result[]>();
  for (let run = 0; run < RUNS; run += 1)
    for (const {name, origin} of sites)
      for (const [label, result] of Object.entries(await measure(origin)))
        measured.set(label + name, [...(measured.get(label + name) ?? []), result]);
  return measured;
}

/**
 * `npm run bench`: first visits on a slow phone, then what visitors do on a page that is open. How much comes over the line
 * is measured by `npm test -- weights`.
 */
main(async () => {
  const {values} = readOptions(USAGE, {options: {against: {type: 'string'}}});
  const folders = ['build', ...(values.against === undefined ? [] : [values.against])];
  for (const folder of folders)
    if (!existsSync(path.join(folder, 'index.html')))
      throw new StepFailed(`There is no site in ${folder}/. Run npm run build.`);
  const servers = folders.map((folder) => createSiteServer(folder));
  const browser = await chromium.launch({executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu']});
  try {
    const ports = await Promise.all(servers.map((server) => listen(server, 0)));
    const sites = folders.map((folder, index) => ({
      name: folders.length > 1 ? `, ${folder}` : '',
      origin: `http://localhost:${String(ports[index])}`,
    }));
    const visits = await measureAll(sites, (origin) => visitPages(browser, origin));
    console.log(`Medians and ranges of ${String(RUNS)} visits at 1.6 Mbit/s, 150 ms, processor 4 times slower`);
    console.log(''.padEnd(LABEL_WIDTH) + COLUMNS.map((name) => `${name.toUpperCase()} ms`.padStart(WIDTH)).join(''));
    for (const [label, results] of visits) {
      const cells = COLUMNS.map((name) => summary(results.map((measure) => measure[name])).padStart(WIDTH));
      console.log(label.padEnd(LABEL_WIDTH) + cells.join(''));
    }
    console.log('\nMilliseconds to the next paint, processor 4 times slower');
    for (const [label, times] of await measureAll(sites, (origin) => measureInputs(browser, origin)))
      console.log(label.padEnd(LABEL_WIDTH) + summary(times).padStart(WIDTH));
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => close(server)));
  }
});
