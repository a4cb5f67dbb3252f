import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {type Browser, chromium} from '@playwright/test';
import {type Budget, WEIGHTS} from '../src/cli/status/sources';
import {createSiteServer} from '../src/hosting/serve/server';
import {listen} from '../src/node/listen';
import {main, StepFailed} from '../src/node/steps';
import {ensureChromium} from './chromium';

/** Script that a page may load before anybody does anything: kilobytes (1,000 bytes) after gzip -9. */
const BUDGETS: readonly (readonly [kind: string, pathname: string, kilobytes: number])[] = [
  ['home', '/', 130],
  ['guide', '/docs/platform/api-basics/rate-limits/', 149],
  // The longest guide, with its programs in three languages: its text alone is 13 kB.
  ['guide, the longest', '/docs/platform/api-basics/oauth-authentication/', 156],
  ['operation, large POST', '/docs/api/people-create/', 132],
  ['operation, index', '/docs/api/people-index/', 132],
  ['overview', '/docs/api/people/', 150],
];

/** Script files that the page runs; what it only prefetches for a next page is not counted. */
async function scriptsOf(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  // Prefetching starts when the page is idle and visible; without it, what is loaded is what the page needs.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
    // The page is never idle: what waits for that, analytics, is no part of what it loads first.
    window.requestIdleCallback = () => 0;
  });
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.push(new URL(request.url()).pathname);
  });
  await page.goto(url, {waitUntil: 'load'});
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.close();
  return files;
}

const weightOf = (file: string): number => gzipSync(readFileSync(path.join('build', file)), {level: 9}).length / 1000;

main(async () => {
  const server = createSiteServer('build');
  const port = await listen(server, 0);
  const browser = await chromium.launch({executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu']});
  const over: string[] = [];
  const measured: Budget[] = [];
  try {
    for (const [kind, pathname, budget] of BUDGETS) {
      const scripts = await scriptsOf(browser, `http://localhost:${String(port)}${pathname}`);
      const weight = scripts.reduce((sum, file) => sum + weightOf(file), 0);
      const fits = weight <= budget;
      if (!fits) over.push(kind);
      measured.push({name: `Script of ${kind}`, used: weight, limit: budget});
      console.log(
        `${fits ? '✓' : '✗'} ${kind}: ${weight.toFixed(1)} of ${String(budget)} kB in ${String(scripts.length)} scripts`,
      );
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  // For `npm run status`.
  mkdirSync(path.dirname(WEIGHTS), {recursive: true});
  writeFileSync(WEIGHTS, JSON.stringify(measured));
  if (over.length > 0) throw new StepFailed(`Over the budget for script: ${over.join(', ')}.`);
});
