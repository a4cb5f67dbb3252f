import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {promisify} from 'node:util';
import type {Result} from 'lighthouse';
import {createSiteServer} from '../../src/hosting/serve/server';
import {listen} from '../../src/node/listen';
import {ensureChromium} from '../chromium';

const PAGES = {
  home: '/',
  guide: '/docs/platform/api-basics/rate-limits/',
  operation: '/docs/api/people-create/',
  overview: '/docs/api/people/',
} as const;

/** Lowest scores that are good enough, of 100. */
const WANTED = {performance: 95, accessibility: 100, 'best-practices': 100, seo: 100} as const;
type Category = keyof typeof WANTED;
const categories = Object.keys(WANTED) as Category[];

const REPORTS = 'reports/lighthouse';
/** A single score of the same page varies by ten; Lighthouse's authors advise the median of five. */
const RUNS = 5;

const scoreOf = (report: Result, category: Category): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** Audits of a category that count and were not passed, by their titles. */
function failedAudits(report: Result, category: Category): string[] {
  return (report.categories[category]?.auditRefs ?? [])
    .filter(({weight}) => weight > 0)
    .map(({id}) => report.audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.9)
    .map((audit) => audit?.title ?? '');
}

/** The run with the median performance. Lighthouse's own function for it would bring globals of the browser into all our types. */
async function medianOf(name: string, url: string, chromium: string): Promise<Result> {
  const runs: Result[] = [];
  for (let run = 1; run <= RUNS; run++) {
    const once = (): Promise<Result> => examine(`${name}-${String(run)}`, url, chromium);
    // Now and then the browser loses the beginning of a trace; Lighthouse then asks to be run again.
    runs.push(await once().catch(once));
  }
  const sorted = runs.toSorted((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  const median = sorted[Math.floor(RUNS / 2)];
  if (!median) throw new Error(`There is no run of ${name}.`);
  return median;
}

/**
 * Lighthouse's simulated phone on a page. The whole report goes to `reports/lighthouse/`. A process of its own: Lighthouse
 * sends its functions into the page as text, which the TypeScript runner's helpers do not survive.
 */
async function examine(name: string, url: string, chromium: string): Promise<Result> {
  const report = `${REPORTS}/${name}`;
  const options = ['--output=json', '--output=html', `--output-path=${report}`, '--quiet'];
  const only = `--only-categories=${categories.join(',')}`;
  const chrome = '--chrome-flags=--headless --no-sandbox --disable-gpu';
  await promisify(execFile)(process.execPath, ['node_modules/lighthouse/cli/index.js', url, only, chrome, ...options], {
    env: {...process.env, CHROME_PATH: chromium},
  });
  return JSON.parse(readFileSync(`${report}.report.json`, 'utf8')) as Result;
}

/**
 * Lighthouse on a page of each kind: the median of its runs.
 * @throws when a score is below what is wanted; simulated times vary with the machine, so this is a benchmark and no test.
 */
export async function benchLighthouse(): Promise<void> {
  if (!existsSync('build/index.html')) throw new Error('There is no site in build/. Run npm run build');
  const server = createSiteServer('build');
  const origin = `http://localhost:${String(await listen(server, 0))}`;
  const chromium = ensureChromium();
  mkdirSync(REPORTS, {recursive: true});
  const low: string[] = [];
  try {
    console.log(`${'page'.padEnd(12)}${categories.map((category) => category.padStart(16)).join('')}`);
    for (const [name, pathname] of Object.entries(PAGES)) {
      const report = await medianOf(name, `${origin}${pathname}`, chromium);
      const scores = categories.map((category) => scoreOf(report, category));
      console.log(`${name.padEnd(12)}${scores.map((score) => String(score).padStart(16)).join('')}`);
      for (const [index, category] of categories.entries()) {
        const score = scores[index] ?? 0;
        if (score < WANTED[category]) {
          low.push(`${name}: ${category} ${String(score)} (${failedAudits(report, category).join('; ')})`);
        }
      }
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
  if (low.length > 0) throw new Error(`Lower than wanted:\n${low.join('\n')}`);
}
