import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {listen} from '../../src/node/listen';
import {close} from '../../src/node/net';
import {readOptions} from '../../src/node/options';
import {StepFailed, main} from '../../src/node/steps';
import {ensureChromium} from '../chromium';
import {VARIANTS, createVariantServer, variantUrl} from './variants';
import {KINDS, type Measure, visit} from './visit';

const USAGE = 'npm run bench [-- --runs 5] [--against <folder of another build>]';

const PAGES = {
  home: '/',
  guide: '/docs/platform/api-basics/rate-limits/',
  operation: '/docs/api/people-create/',
  overview: '/docs/api/people/',
} as const;

const COLUMNS: readonly (readonly [name: string, value: (measure: Measure) => number, digits: number])[] = [
  ['FCP ms', ({fcp}) => fcp, 0],
  ['LCP ms', ({lcp}) => lcp, 0],
  ['TBT ms', ({tbt}) => tbt, 0],
  ['CLS', ({cls}) => cls, 3],
  ...KINDS.map((kind) => [`${kind} kB`, ({kilobytes}: Measure) => kilobytes[kind], 0] as const),
];
const LABEL_WIDTH = 44;
const WIDTH = 18;

/** The median of figures and, if they differ, their range: `668 (640-702)`. */
function summary(values: readonly number[], digits: number): string {
  const sorted = [...values].sort((a, b) => a - b).map((value) => value.toFixed(digits));
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
  readonly folder: string;
  readonly origin: string;
}

/** Visits each page of each site in each variant once per run, so that other work of the machine affects all of them. */
async function measure(sites: readonly Site[], runs: number): Promise<Map<string, Measure[]>> {
  const browser = await chromium.launch({executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu']});
  const measured = new Map<string, Measure[]>();
  try {
    for (let run = 0; run < runs; run += 1)
      for (const [page, pathname] of Object.entries(PAGES))
        for (const variant of VARIANTS)
          for (const {folder, origin} of sites) {
            const label = [page, variant, ...(sites.length > 1 ? [path.basename(folder)] : [])].join(', ');
            const result = await visit(browser, variantUrl(origin, pathname, variant), variant === 'as built');
            measured.set(label, [...(measured.get(label) ?? []), result]);
          }
  } finally {
    await browser.close();
  }
  return measured;
}

/** `npm run bench`: first visits on a slow phone, to pages as built, without their scripts, and as plain HTML. */
main(async () => {
  const {values} = readOptions(USAGE, {options: {runs: {type: 'string', default: '5'}, against: {type: 'string'}}});
  const runs = runsOf(values.runs);
  const folders = ['build', ...(values.against === undefined ? [] : [values.against])];
  for (const folder of folders)
    if (!existsSync(path.join(folder, 'index.html')))
      throw new StepFailed(`There is no site in ${folder}/. Run npm run build.`);
  const servers = folders.map((folder) => createVariantServer(folder));
  try {
    const ports = await Promise.all(servers.map((server) => listen(server, 0)));
    const sites = folders.map((folder, index) => ({folder, origin: `http://localhost:${String(ports[index])}`}));
    const measured = await measure(sites, runs);
    console.log(`Medians and ranges of ${String(runs)} visits at 1.6 Mbit/s, 150 ms, processor 4 times slower`);
    console.log(''.padEnd(LABEL_WIDTH) + COLUMNS.map(([name]) => name.padStart(WIDTH)).join(''));
    for (const [label, results] of measured) {
      const cells = COLUMNS.map(([, value, digits]) => summary(results.map(value), digits).padStart(WIDTH));
      console.log(label.padEnd(LABEL_WIDTH) + cells.join(''));
    }
  } finally {
    await Promise.all(servers.map((server) => close(server)));
  }
});
