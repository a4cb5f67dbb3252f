import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {type Browser, chromium} from '@playwright/test';
import {createSiteServer} from '../src/hosting/staticServer';
import {close, listen} from '../src/node/ports';
import {StepFailed, main} from '../src/node/command';
import {ensureChromium} from './chromium';

/** Script that a page may load before a visitor does anything: kilobytes (1,000 bytes) after gzip -9. */
const BUDGETS: readonly (readonly [kind: string, pathname: string, kilobytes: number])[] = [
  ['home', '/', 129],
  ['guide', '/docs/platform/api-basics/rate-limits/', 149],
  // The longest guide, with its programs in three languages: its text alone is 13 kB.
  ['guide, the longest', '/docs/platform/api-basics/oauth-authentication/', 155.2],
  // With the operations of the sidebar, 4 kB.
  ['operation, large POST', '/docs/api/people-create/', 135],
  ['operation, index', '/docs/api/people-index/', 135],
  ['overview', '/docs/api/people/', 135],
];

/** Style sheets that any of these pages may load: kilobytes after gzip -9. */
const STYLE_BUDGET = 21.8;

/** The scripts and style sheets that a page loads, without what it prefetches for a next page. */
async function filesOf(browser: Browser, url: string): Promise<{scripts: string[]; styles: string[]}> {
  const page = await browser.newPage();
  // Prefetching starts when the page is idle and visible; without it, what is loaded is what the page needs.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
    // The page is never idle: what waits for that, analytics, is no part of what it loads first.
    window.requestIdleCallback = () => 0;
  });
  const scripts: string[] = [];
  const styles: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (request.resourceType() === 'script') scripts.push(pathname);
    if (request.resourceType() === 'stylesheet') styles.push(pathname);
  });
  await page.goto(url, {waitUntil: 'load'});
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.close();
  return {scripts, styles};
}

/** Kilobytes after gzip -9. */
const weightOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join('build', file)), {level: 9}).length / 1000, 0);

/** A size and its limit, in kilobytes. */
interface Budget {
  readonly name: string;
  readonly used: number;
  readonly limit: number;
}

const isOver = ({used, limit}: Budget): boolean => used > limit;

main(async () => {
  const server = createSiteServer('build');
  const port = await listen(server, 0);
  const browser = await chromium.launch({executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu']});
  const measured: Budget[] = [];
  try {
    for (const [kind, pathname, limit] of BUDGETS) {
      const {scripts, styles} = await filesOf(browser, `http://localhost:${String(port)}${pathname}`);
      measured.push({name: `Script of ${kind}`, used: weightOf(scripts), limit});
      measured.push({name: `Styles of ${kind}`, used: weightOf(styles), limit: STYLE_BUDGET});
    }
  } finally {
    await browser.close();
    await close(server);
  }
  for (const budget of measured) {
    const {name, used, limit} = budget;
    console.log(`${isOver(budget) ? '✗' : '✓'} ${name}: ${used.toFixed(1)} of ${String(limit)} kB`);
  }
  const over = measured.filter(isOver).map(({name}) => name);
  if (over.length > 0) throw new StepFailed(`Over the budget: ${over.join(', ')}.`);
});
