import {existsSync} from 'node:fs';
import {type Page, chromium} from '@playwright/test';
import {startDataPlane} from '../../sandbox/analytics/dataPlane';
import type {PlaneErrors} from '../../sandbox/analytics/simulatedErrors';
import {WRITE_KEY} from '../../sandbox/settings';
import {sandboxPorts} from '../../src/cli/sandboxPorts';
import {createSiteServer} from '../../src/hosting/serve/server';
import {listen} from '../../src/node/listen';
import {close} from '../../src/node/net';
import {ensureChromium} from '../chromium';
import {type Measure, median, visit} from './visits';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const GUIDE = '/docs/platform/api-basics/rate-limits/';
/** Milliseconds after the page is hydrated: analytics starts within, on this line and processor. */
const SETTLE = 4000;

/** What the data plane does while a page is visited; undefined is no data plane at all. */
const PLANES: Readonly<Record<string, PlaneErrors | undefined>> = {
  up: {config: 'normal', delivery: 'normal'},
  'events hang': {config: 'normal', delivery: 'hang'},
  'all hangs': {config: 'hang', delivery: 'hang'},
  absent: undefined,
};

/** A visitor whom analytics leaves alone: what the others are compared with. */
async function objects(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}));
}

/** One visit with the data plane in a state; it listens where the site was built to find it. */
async function visitWith(
  errors: PlaneErrors | undefined,
  origin: string,
  go: () => Promise<Measure>,
): Promise<Measure> {
  if (!errors) return go();
  const {url, server} = await startDataPlane({port: sandboxPorts().analytics, origins: [origin]});
  try {
    const body = new URLSearchParams({writeKey: WRITE_KEY, ...errors});
    await fetch(`${url}/errors`, {method: 'POST', body, redirect: 'manual'});
    return await go();
  } finally {
    await close(server);
  }
}

/** Cold visits of a guide with the data plane up, hanging and absent, compared with those of a visitor who objects to analytics. */
export async function benchAnalytics(): Promise<void> {
  if (!existsSync('build/index.html')) throw new Error('There is no site in build/. Run npm run demo');
  const server = createSiteServer('build');
  const origin = `http://localhost:${String(await listen(server, 0))}`;
  const browser = await chromium.launch({executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu']});
  const runs = new Map<string, Measure[]>();
  const note = (label: string, measure: Measure): unknown => runs.set(label, [...(runs.get(label) ?? []), measure]);
  try {
    for (let run = 0; run < RUNS; run += 1) {
      const url = `${origin}${GUIDE}`;
      const options = {script: true, settle: SETTLE};
      note('off', await visit(browser, url, {...options, prepare: objects}));
      for (const [label, errors] of Object.entries(PLANES))
        note(label, await visitWith(errors, origin, () => visit(browser, url, options)));
    }
  } finally {
    await browser.close();
    await close(server);
  }
  console.log(
    `Analytics: medians of ${String(RUNS)} interleaved cold visits of a guide; each time also as a ratio to "off"`,
  );
  const off = runs.get('off') ?? [];
  for (const [label, measures] of runs) {
    const of = (name: string, value: (measure: Measure) => number): string => {
      const ratio = median(measures.map(value)) / median(off.map(value));
      return `${name} ${median(measures.map(value)).toFixed(0).padStart(5)} (${ratio.toFixed(2)})`;
    };
    console.log(
      `${label.padEnd(12)} ${of('FCP ms', ({fcp}) => fcp)}  ${of('LCP ms', ({lcp}) => lcp)}  ${of('TBT ms', ({tbt}) => tbt)}  ${of('script kB', ({kilobytes}) => kilobytes.Script)}`,
    );
  }
}
