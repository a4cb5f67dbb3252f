import {existsSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {createSiteServer} from '../../src/hosting/staticServer';
import {close, listen} from '../../src/node/ports';
import {StepFailed, main, readOptions} from '../../src/node/command';
import {ensureChromium} from '../chromium';
import {measureInputs} from './inputs';
import {type Measure, visit} from './visit';

const USAGE = 'npm run bench [-- --runs 5] [--against <folder of another build>]';

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

/** @throws when the option is not a number of runs */
function runsOf(option: string): number {
  const runs = Number(option);
  if (Number.isInteger(runs) && runs > 0) return runs;
  throw new StepFailed(`--runs must be a whole number from 1, not ${option}. ${USAGE}`);
}

/** A built site that is served. */
interface Site {
  /** For labels. Empty if there is only one. */
  readonly name: string;
  readonly origin: string;
}

/** What is measured, by the page and the site, in the order of the visits. */
type Results<Result> = Map<string, Result[]>;

const add = <Result>(results: Results<Result>, label: string, result: Result): void => {
  results.set(label, [...(results.get(label) ?? []), result]);
};

/** Visits each page of each site once per run, so that other work of the machine affects all of them. */
async function measureVisits(browser: Browser, sites: readonly Site[], runs: number): Promise<Results<Measure>> {
  const measured: Results<Measure> = new Map();
  for (let run = 0; run < runs; run += 1)
    for (const [page, pathname] of Object.entries(PAGES))
      for (const {name, origin} of sites) add(measured, page + name, await visit(browser, origin + pathname));
  return measured;
}

/** Times what visitors do on a page that is open, interleaved as well. */
async function measureResponses(browser: Browser, sites: readonly Site[], runs: number): Promise<Results<number>> {
  const measured: Results<number> = new Map();
  for (let run = 0; run < runs; run += 1)
    for (const {name, origin} of sites)
      for (const [input, time] of Object.entries(await measureInputs(browser, origin)))
        add(measured, input + name, time);
  return measured;
}

/**
 * `npm run bench`: first visits on a slow phone, then what visitors do on a page that is open. How much comes over the line
 * is measured by `npm test -- weights`.
 */
main(async () => {
  const {values} = readOptions(USAGE, {options: {runs: {type: 'string', default: '5'}, against: {type: 'string'}}});
  const runs = runsOf(values.runs);
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
    const visits = await measureVisits(browser, sites, runs);
    console.log(`Medians and ranges of ${String(runs)} visits at 1.6 Mbit/s, 150 ms, processor 4 times slower`);
    console.log(''.padEnd(LABEL_WIDTH) + COLUMNS.map((name) => `${name.toUpperCase()} ms`.padStart(WIDTH)).join(''));
    for (const [label, results] of visits) {
      const cells = COLUMNS.map((name) => summary(results.map((measure) => measure[name])).padStart(WIDTH));
      console.log(label.padEnd(LABEL_WIDTH) + cells.join(''));
    }
    console.log('\nMilliseconds to the next paint, processor 4 times slower');
    for (const [label, times] of await measureResponses(browser, sites, runs))
      console.log(label.padEnd(LABEL_WIDTH) + summary(times).padStart(WIDTH));
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => close(server)));
  }
});
