import {type Browser, type BrowserContext, type Page, chromium} from '@playwright/test';
import {createSiteServer} from '../../src/hosting/serve/server';
import {listen} from '../../src/node/listen';
import {ensureChromium} from '../chromium';
import {rewriteFiles} from '../fixtures/pageFaults';

const OPERATION = '/docs/api/people-create/';
const GUIDE = '/docs/platform/api-basics/rate-limits/';
/** A session as log-in stores it, good for an hour. */
const SESSION = {'devdocs.auth.token': 'pseudo', 'devdocs.auth.initials': 'MO'};

interface Visit {
  readonly name: string;
  readonly path: string;
  readonly loggedIn?: boolean;
  /** What is done before the page is read. */
  readonly act: (page: Page) => Promise<void>;
  /** What is prepared before it is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const search = async (page: Page, query: string): Promise<void> => {
  await page.locator('[data-slot=search] button').click();
  await page.locator('.DocSearch-Input').fill(query);
  await page.locator('.DocSearch-Dropdown').locator('.DocSearch-Hit, .DocSearch-NoResults').first().waitFor();
};

const tryIt = async (page: Page): Promise<void> => {
  await page.locator('[data-try-it] [data-try-it-toggle]').click();
  const form = page.locator('[data-try-it-panel] form');
  await form.waitFor();
  for (const fold of await form.locator('details:not([open]) > summary').all()) await fold.click();
};

const send = async (page: Page): Promise<void> => {
  await tryIt(page);
  await page.locator('#try-it-key').fill('ak_pseudo');
  await page.locator('[data-try-it-panel] form button[type=submit]').click();
  await page.locator('[data-try-it-panel] [role=status]:visible').first().waitFor();
};

const crash = (page: Page): Promise<void> =>
  rewriteFiles(page, /default:\(\)=>(\w+),frontMatter/, 'default:()=>()=>{throw Error("0")},frontMatter');

const VISITS: readonly Visit[] = [
  {name: 'search, results', path: '/', act: (page) => search(page, 'people')},
  {name: 'search, nothing found', path: '/', act: (page) => search(page, 'nowhere to be found')},
  {name: 'try-it', path: OPERATION, act: tryIt},
  {name: 'try-it, no response', path: '/docs/api/people-index/', act: send},
  {
    name: 'log-in menu',
    path: '/',
    loggedIn: true,
    act: (page) => page.locator('[data-slot=log-in] button').first().click(),
  },
  {
    name: 'a page that crashes',
    path: GUIDE,
    prepare: crash,
    act: (page) => page.locator('main button').first().waitFor(),
  },
  {name: 'a URL without a page', path: '/nowhere/', act: (page) => page.locator('main h1').waitFor()},
  {name: 'API Logs', path: '/api-logs/', act: (page) => page.locator('main h1').waitFor()},
];

/** Narrow screens: the sidebar, and whether longer words still fit. */
const NARROW = ['/', GUIDE, OPERATION, '/docs/api/', '/docs/api/people/', '/guides/', '/api-logs/'];

async function open(context: BrowserContext, origin: string, visit: Pick<Visit, 'path' | 'prepare'>): Promise<Page> {
  const page = await context.newPage();
  await visit.prepare?.(page);
  await page.goto(origin + visit.path);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  return page;
}

async function contextOf(browser: Browser, width: number, loggedIn = false): Promise<BrowserContext> {
  const context = await browser.newContext({viewport: {width, height: 844}});
  context.setDefaultTimeout(10_000);
  const expiry = String(Math.floor(Date.now() / 1000) + 3600);
  if (loggedIn) {
    await context.addInitScript(
      (items) => {
        for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
      },
      {...SESSION, 'devdocs.auth.expiry': expiry},
    );
  }
  return context;
}

/** @throws when words that are longer than English push a page beyond the edge of the screen. */
async function assertFits(page: Page, place: string): Promise<void> {
  const [content, screen] = await page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  if (content > screen) throw new Error(`${place} is ${String(content)} px wide on a screen of ${String(screen)} px.`);
}

async function visitWide(browser: Browser, origin: string): Promise<[string, string][]> {
  const seen: [string, string][] = [];
  for (const visit of VISITS) {
    const context = await contextOf(browser, 1280, visit.loggedIn);
    const page = await open(context, origin, visit);
    await visit.act(page);
    seen.push([visit.name, await page.content()]);
    await context.close();
  }
  return seen;
}

async function visitNarrow(browser: Browser, origin: string, shots?: string): Promise<[string, string][]> {
  const seen: [string, string][] = [];
  const context = await contextOf(browser, 390);
  for (const path of NARROW) {
    const page = await open(context, origin, {path});
    await assertFits(page, path);
    if (shots) await page.screenshot({path: `${shots}${path.replaceAll('/', '_')}.png`});
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar-sidebar').waitFor();
    seen.push([`mobile sidebar of ${path}`, await page.content()]);
    await page.close();
  }
  await context.close();
  return seen;
}

/** What visitors open, as HTML by the name of the place. @param shots folder for pictures of the narrow pages */
export async function visitOverlays(site: string, shots?: string): Promise<ReadonlyMap<string, string>> {
  const server = createSiteServer(site);
  const origin = `http://localhost:${String(await listen(server, 0))}`;
  const browser = await chromium.launch({executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu']});
  try {
    return new Map([...(await visitWide(browser, origin)), ...(await visitNarrow(browser, origin, shots))]);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
