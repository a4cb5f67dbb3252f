// cspell:words titel
import {statSync} from 'node:fs';
import {type Browser, type Page, chromium} from '@playwright/test';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {ensureChromium} from '../chromium';
import {freePort} from '../fixtures/ports';
import {SiteCopy, guideFile} from '../fixtures/siteCopy';

const GUIDE = guideFile('scopes');
const OPERATION = 'openapi/v2/resources/widgets/widgets_{id}.yaml';
const PAGES = 'openapi/dist/pages/v2';
const SHIM = 'docs/api/widgets-show.api.mdx';

let copy: SiteCopy;
let browser: Browser;
let page: Page;
let origin: string;
let server: ReturnType<SiteCopy['start']>;

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
  test('shows a saved guide', async () => {
    await page.goto(`${origin}/docs/platform/api-basics/scopes/`);
    copy.append(GUIDE, 'A sentence that was saved.');
    await page.getByText('A sentence that was saved.').waitFor();
    await server.said(`✓ ${GUIDE}`);
  });

  test('says what the build would refuse in a saved guide, with its line', async () => {
    copy.replace(GUIDE, 'title: ', 'titel: x\ntitle: ');
    copy.append(GUIDE, '[A](/docs/platform/intr/)\n\n```json other\n{\n```\n\n```text');
    for (const problem of [
      'titel: there is no such field',
      '/docs/platform/intr/',
      'JSON is not valid',
      'code fence has no end',
    ])
      await server.said(problem);
    await server.said('The build fails until you fix this.');
  });

  test('shows a saved description, writes only its pages, as a build does, and keeps the last good ones', async () => {
    // The command begins as a build does: the OpenAPI plugin writes the file.
    const written = copy.read(SHIM);
    await page.goto(`${origin}/docs/api/widgets-show/`);
    const other = copy.path(`${PAGES}/widgets-index.json`);
    const {mtimeMs} = statSync(other);
    copy.replace(OPERATION, 'summary: Fetch a widget', 'summary: Fetch a saved widget');
    await page.locator('h1', {hasText: 'Fetch a saved widget'}).waitFor();
    expect(statSync(other).mtimeMs).toBe(mtimeMs);
    expect(copy.read(SHIM)).toBe(written.replaceAll('Fetch a widget', 'Fetch a saved widget'));
    copy.replace(OPERATION, 'summary: Fetch a saved widget', 'summary: Fetch: a widget');
    await server.said(`${OPERATION}:3 `);
    await server.said('The reference pages stay as they were');
    await page.reload();
    await page.locator('h1', {hasText: 'Fetch a saved widget'}).waitFor();
    copy.restore();
    await page.locator('h1', {hasText: 'Fetch a widget'}).waitFor();
  });

  test('has the page of a renamed operation, and not the old one', async () => {
    copy.replace(OPERATION, 'operationId: widgets-show', 'operationId: widgets-get');
    // The last of its files to be written.
    await expect.poll(() => copy.exists('docs/api/widgets-get.api.mdx'), {timeout: 60_000}).toBe(true);
    expect(copy.exists('docs/api/widgets-show.api.mdx')).toBe(false);
    expect(copy.exists(`${PAGES}/widgets-get.json`)).toBe(true);
    expect(copy.exists(`${PAGES}/widgets-show.json`)).toBe(false);
  });
});
