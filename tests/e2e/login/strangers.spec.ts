import type {Page} from '@playwright/test';
import {KEY} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/hostedTest';
import {LogIn} from '../../fixtures/pages/LogIn';
import {SitePage} from '../../fixtures/pages/SitePage';

const STATE = 'A'.repeat(43);
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__developer-salesloft';

const own = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage))
      .filter((key) => key.startsWith('devdocs.')),
  );

test('@real-05 S12: the link of a stranger shows, stores and closes nothing, and its query is removed', async ({
  context,
}) => {
  await context.addInitScript(() => {
    window.close = () => document.documentElement.setAttribute('data-closed', '');
  });
  const queries = ['code=x', 'error=x', 'error=access_denied', 'code=x&error=x'];
  // Side by side, because each page is watched for a while.
  await Promise.all(
    queries.map(async (query) => {
      const page = await context.newPage();
      await new SitePage(page).open(`/?${query}&state=${STATE}`);
      await expect(page, query).toHaveURL('/');
      await expect(new LogIn(page).button, query).toBeVisible();
      // As long as the callback waits until it asks a visitor to close the window.
      await page.waitForFunction(() => performance.now() > 1500);
      await expect(page.getByText(/close this window/i), query).toHaveCount(0);
      await expect(page.locator('[data-closed]'), query).toHaveCount(0);
      expect({query, stored: await own(page)}).toEqual({query, stored: []});
    }),
  );
});

test.describe('The login window', () => {
  test('@real-03 S9: has no key and no draft of its opener', async ({logIn, operation, page}) => {
    await operation.open('/docs/api/people-index/');
    await operation.tryIt.openWith(KEY);
    await operation.tryIt.fill('query:per_page', '3');
    await expect.poll(() => own(page)).toHaveLength(2);
    const popup = await logIn.open();
    await popup.page.goto('/?error=server_error');
    await expect(popup.page.getByText('Login failed.')).toBeVisible();
    expect(
      await popup.page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('devdocs.'))),
    ).toEqual([]);
  });

  test('logs in without its marker too, which some browsers drop', async ({context, logIn, site}) => {
    await context.addInitScript(() => {
      if (window.location.search.includes('code=')) sessionStorage.clear();
    });
    await site.open('/');
    await logIn.as('Maya Okafor');
    await logIn.isLoggedInAs('MO');
  });

  test.describe('whose script does not load', () => {
    test.use({expectedErrors: /Failed to load resource|net::ERR/});

    test('@real-05 S19: logs in all the same, with a clean URL', async ({context, logIn, site}) => {
      await context.route('**/log-in-callback.js', (route) => route.abort());
      const asked: string[] = [];
      await site.open('/');
      const {origin} = new URL(site.page.url());
      context.on('request', (request) => {
        if (new URL(request.url()).origin !== origin) asked.push(request.url(), request.headers().referer ?? '');
      });
      await logIn.as('Maya Okafor');
      await logIn.isLoggedInAs('MO');
      const code = logIn.exchangedCode();
      expect(asked.filter((text) => text.includes(code))).toEqual([]);
    });

    test('@real-05 S19: says so where nothing else of it loads either', async ({context, logIn, site}) => {
      await context.route(/log-in-(callback|return)[^/]*\.js/, (route) => route.abort());
      await site.open('/');
      const popup = await logIn.open();
      await popup.page.getByRole('button', {name: 'Log in as Maya Okafor'}).click();
      await expect(popup.page.getByText('Login failed. Close this window and try again.')).toBeVisible();
      await expect(popup.page).toHaveURL('/');
    });
  });
});

test('@real-05 S13: saved searches that are not ours are not shown', async ({page, search, site}) => {
  const levels = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const entry = (id: string, url: string, lvl1: string) => ({
    objectID: id,
    type: 'lvl1',
    url,
    content: null,
    hierarchy: {lvl0: 'API', lvl1, ...levels},
  });
  const list = [
    entry(
      'a',
      '/docs/api/people-index/',
      '<img src=x><form action="https://evil.example"><a href="/">Log in</a></form>',
    ),
    entry('b', 'javascript:alert(1)', 'Script'),
    entry('c', 'https://evil.example/', 'Elsewhere'),
    entry('d', '/\\evil.example/', 'Elsewhere, hidden'),
    {...entry('e', '/', 'Snippet'), _snippetResult: {hierarchy: {lvl1: {value: '<img src=x>'}}}},
    entry('f', '/docs/api/people-index/', 'List people &amp; more'),
  ];
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [RECENT, JSON.stringify(list)] as const);
  await site.open('/docs/platform/intro/');
  await search.open();
  await expect(search.section('Recent')).toHaveText([/^Snippet/, /^List people & more/]);
  await expect(search.dialog.locator('.DocSearch-Dropdown').locator('img, form')).toHaveCount(0);
  const links = await search
    .section('Recent')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).getAttribute('href')));
  expect(links).toEqual(['/', '/docs/api/people-index/']);
});

test.describe('A search service that sends something else', () => {
  test.use({expectedErrors: /Failed to load resource|net::ERR/});
  const hit = {objectID: 'a', url: '/', type: 'lvl1', content: null, hierarchy: {lvl0: 'API', lvl1: 'A'}};

  const BODIES = [
    ['no results', '{}'],
    ['null', 'null'],
    ['a page', '<!doctype html><title>Maintenance</title>'],
    ['results that are none', '{"results": [null]}'],
    ['a result without hits', '{"results": [{"nbHits": 0}]}'],
    ['hits without levels', JSON.stringify({results: [{hits: [{...hit, hierarchy: undefined}], nbHits: 1}]})],
    ['a URL that is a number', JSON.stringify({results: [{hits: [{...hit, url: 7}], nbHits: 1}]})],
    [
      'a snippet that is no text',
      JSON.stringify({results: [{hits: [{...hit, _snippetResult: {content: {value: {}}}}]}]}),
    ],
  ] as const;

  test('@search-13 S22: results cannot be fetched, and nothing throws', async ({hosted, page, search, site}) => {
    test.slow();
    expect(hosted.received()).toEqual([]);
    let sent = '';
    let times = 0;
    await page.context().route(/algolia(net)?\.(net|com)\//, (route) => {
      times += 1;
      return route.fulfill({
        body: sent,
        contentType: 'application/json',
        headers: {'Access-Control-Allow-Origin': '*'},
      });
    });
    for (const [what, body] of BODIES) {
      await test.step(what, async () => {
        sent = body;
        times = 0;
        await site.open('/docs/platform/intro/');
        await search.open();
        await search.input.fill('person');
        await expect(search.failure).toBeVisible();
        await expect(search.dialog.getByText('No results for')).toHaveCount(0);
        expect(times).toBeGreaterThan(0);
      });
    }
  });
});
