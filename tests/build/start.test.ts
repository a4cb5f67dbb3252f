import {statSync} from 'node:fs';
import {type Browser, type Page, chromium} from '@playwright/test';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {ensureChromium} from '../chromium';
import {freePort} from '../fixtures/ports';
import {SiteCopy, guideFile} from '../fixtures/siteCopy';

const GUIDE = guideFile('scopes');
const OPERATION = 'openapi/v2/resources/widgets/widgets_{id}.yaml';
const PAGES = 'openapi/dist/pages/v2';

let copy: SiteCopy;
let browser: Browser;
let page: Page;
let origin: string;
let server: ReturnType<SiteCopy['start']>;

/** What the page shows over its content. */
const overlay = () => page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

/** Waits for a problem in the page, also after a reload, then takes every change back, and waits until the page is free of it. */
async function expectProblem(...says: readonly [string | RegExp, ...(string | RegExp)[]]): Promise<void> {
  for (const part of says) await overlay().getByText(part).first().waitFor();
  await page.reload();
  await overlay().getByText(says[0]).first().waitFor();
  copy.restore();
  await page.locator('#webpack-dev-server-client-overlay').waitFor({state: 'detached'});
}

beforeAll(async () => {
  copy = new SiteCopy();
  const port = await freePort();
  origin = `http://localhost:${String(port)}`;
  server = copy.start('start', {PORT: String(port)});
  [browser] = await Promise.all([
    chromium.launch({executablePath: ensureChromium()}),
    server.said('compiled successfully'),
  ]);
  page = await browser.newPage();
  page.setDefaultTimeout(60_000);
});
afterEach(() => copy.restore());
afterAll(async () => {
  await browser.close();
  server.pressCtrlC();
  await server.ended;
  copy.dispose();
});

describe('npm start', () => {
  test('shows a saved guide, and what is wrong with it: file, line and fix', async () => {
    await page.goto(`${origin}/docs/platform/api-basics/scopes/`);
    copy.append(GUIDE, 'A sentence that was saved.');
    await page.getByText('A sentence that was saved.').waitFor();
    copy.append(GUIDE, 'See [this](/docs/platform/nowhere/).');
    await expectProblem(`${GUIDE}:12 The link leads to /docs/platform/nowhere/`, /Correct the link/);
    copy.append(GUIDE, 'See [this](/docs/platform/intro/#first-step).');
    await expectProblem(`${GUIDE}:10 The link leads to`, /Did you mean "#first-steps"/);
    copy.append(GUIDE, '```json response=widgets-show\n{"id": 7, "size": "huge"}\n```');
    await expectProblem(`${GUIDE}:10 response widgets-show: /size must be equal`, /Correct it/);
    copy.append(GUIDE, '<OperationLink id="widgets-shown" />');
    await expectProblem(`${GUIDE}:10 There is no operation "widgets-shown"`, /Correct the ID/);
    copy.append(GUIDE, 'It requires <Scop name="widgets:read" />.');
    await expectProblem(`${GUIDE}:10 There is no component <Scop>. Did you mean "Scope"?`, /Correct the name/);
    copy.replace(GUIDE, 'title: ', 'title: "');
    await expectProblem(`${GUIDE}:4 The front matter is not valid YAML: Missing closing`, /Correct it/);
  });

  test('shows a saved description, writes only its pages, and keeps the last good ones', async () => {
    await page.goto(`${origin}/docs/api/widgets-show/`);
    const other = copy.path(`${PAGES}/widgets-index.json`);
    const {mtimeMs} = statSync(other);
    copy.replace(OPERATION, 'summary: Fetch a widget', 'summary: Fetch a saved widget');
    await page.locator('h1', {hasText: 'Fetch a saved widget'}).waitFor();
    expect(statSync(other).mtimeMs).toBe(mtimeMs);
    copy.replace(OPERATION, 'summary: Fetch a saved widget', 'summary: Fetch: a widget');
    await expectProblem(`${OPERATION}:3 `, /Correct the YAML/);
    const long = 'Fetch a widget that was saved with a summary of more words than fit into the sidebar';
    copy.replace(OPERATION, 'summary: Fetch a widget', `summary: ${long}`);
    await expectProblem(`${OPERATION}:3 `, /short-summary/);
    copy.replace(OPERATION, 'operationId: widgets-show', 'operationId: widgets-index');
    await expectProblem(/operation-operationId-unique/);
  });

  test('has the page of a renamed operation, and not the old one', async () => {
    copy.replace(OPERATION, 'operationId: widgets-show', 'operationId: widgets-get');
    // The last of its files to be written.
    await expect.poll(() => copy.exists('docs/api/widgets-get.api.mdx'), {timeout: 60_000}).toBe(true);
    expect(copy.exists('docs/api/widgets-show.api.mdx')).toBe(false);
    expect(copy.exists(`${PAGES}/widgets-get.json`)).toBe(true);
    expect(copy.exists(`${PAGES}/widgets-show.json`)).toBe(false);
  });

  test('says that a change of the table of guides needs a restart', async () => {
    copy.replace('src/config/guides.ts', "'scopes'", "'scopes', 'more'");
    await overlay().getByText('src/config/guides.ts has changed. Restart npm start.').first().waitFor();
  });
});
