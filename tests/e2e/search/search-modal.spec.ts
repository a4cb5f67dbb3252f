// cspell:ignore swaggerhubxyz
import {hold} from '../../fixtures/conditions';
import {rewriteFiles, setConnection} from '../../fixtures/pageFaults';
import {expect, test} from '../../fixtures/test';

const GUIDE = '/docs/platform/api-basics/rate-limits/';

test('a page that loads leaves open search and its focus', async ({page, site, search}) => {
  await setConnection(page, {saveData: true});
  await site.open('/');
  const title = await site.heading.innerText();
  await search.open();
  await page.keyboard.press('Escape');
  const arrive = await hold(page, '**/assets/js/**');
  await page.locator('main a[href="/docs/platform/intro/"]').first().click();
  await search.open();
  await page.keyboard.type('rate');
  arrive();
  await expect(site.heading).not.toHaveText(title);
  await page.keyboard.type(' limit');
  await expect(search.input).toHaveValue('rate limit');
  await page.keyboard.press('Escape');
  await expect(search.button).toBeFocused();
});

test('Back closes search, and the page behind is where the visitor left it', async ({page, site, search}) => {
  await site.open(GUIDE);
  await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(300);
  await page.locator('.pagination-nav__link--next').click();
  await expect(site.heading).not.toHaveText('Rate limits');
  await search.open();
  await page.goBack();
  await expect(search.input).toHaveCount(0);
  await expect(site.heading).toHaveText('Rate limits');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test.describe('The search modal', () => {
  test.beforeEach(({site}) => site.open(GUIDE));

  test('@search-01 @search-17 opens from the button and fits', async ({axe, page, site, search}) => {
    for (const [width, most] of [
      [1350, 10],
      [390, 5],
    ] as const) {
      await test.step(`${String(width)} pixels: snippets have at most ${String(most)} words, titles are whole, and results fit`, async () => {
        await page.setViewportSize({width, height: 844});
        await search.open();
        await expect(search.dialog).toBeVisible();
        expect((await axe().include('.site-search').analyze()).violations).toEqual([]);
        await search.search('team');
        await expect(search.hits.locator('.DocSearch-Hit-title', {hasText: '…'})).toHaveCount(0);
        const texts = await search.hits.getByText('…').allInnerTexts();
        const lengths = texts.map(
          (text) =>
            text
              .replaceAll('…', '')
              .split(/[^\p{L}\p{N}_:.'’-]+/u)
              .filter(Boolean).length,
        );
        expect(Math.max(...lengths)).toBeGreaterThan(2);
        expect(Math.max(...lengths)).toBeLessThanOrEqual(most);

        await search.search('cadence membership');
        await expect(search.hits.first()).toBeInViewport();
        expect(await site.sidewaysScroll()).toBe(0);
        expect((await axe().include('.site-search').analyze()).violations).toEqual([]);
        await page.keyboard.press('Escape');
      });
    }

    await search.open();
    await test.step('a focused hit that new results replace gives the focus back to the input', async () => {
      await search.search('rate limits');
      await search.hit('Rate limits').getByRole('link').focus();
      await search.typeAtOnce('webhook');
      await expect(search.hit(/webhook/i)).toBeVisible();
      await expect(search.input).toBeFocused();
    });

    await test.step('Tab stays within', async () => {
      await search.search('people');
      for (let stop = 0; stop < 25; stop++) {
        await page.keyboard.press('Tab');
        expect(await search.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      }
    });
  });

  test('@search-02 @search-03 opens with what was typed, and Escape closes the results first', async ({
    page,
    search,
  }) => {
    await search.button.focus();
    await test.step('a letter typed on the button is the first of the query', async () => {
      await page.keyboard.type('rate');
      await expect(search.input).toHaveValue('rate');
      await expect(search.input).toBeFocused();
      await expect(search.hits.first()).toContainText(/rate/i);
      await page.keyboard.press('Escape');
      await expect(search.input).toHaveCount(0);
    });

    await test.step('in the panel Escape closes the results first and clears the query then', async () => {
      await search.find('rate limit');
      // The modal closes by a key that reaches the window; without that, only the panel hears it.
      await page.evaluate(() => {
        document.addEventListener('keydown', (event) => event.stopPropagation());
      });
      await expect(search.input).toHaveAttribute('aria-activedescendant', /\w/);
      await page.keyboard.press('Escape');
      await expect(search.input).not.toHaveAttribute('aria-activedescendant');
      await expect(search.input).toHaveValue('rate limit');
      await page.keyboard.press('Escape');
      await expect(search.input).toHaveValue('');
      await expect(search.hits).toHaveCount(0);
    });
  });

  test('@search-14 @errors-01 says that there are no recent searches, or no results, and offers pages', async ({
    search,
  }) => {
    await search.open();
    await expect(search.dialog.getByText('No recent searches')).toBeVisible();
    const popular = search.dialog.getByRole('navigation', {name: 'Popular'});
    await expect(popular.getByRole('link', {name: 'Rate limits'})).toHaveAttribute('href', GUIDE);
    await search.search('cadence');
    await search.input.fill('swaggerhubxyz');
    await expect(search.dialog.getByText('No results for')).toContainText('swaggerhubxyz');
    await expect(search.dialog.getByText('No results')).toHaveCount(1);
    await expect(search.count).toHaveText('0 results');
    await expect(search.dialog.getByRole('navigation', {name: 'Popular'})).toBeHidden();
    // The library suggests the names of groups.
    await expect(search.dialog.locator('.DocSearch-Prefill')).toBeHidden();
    await expect(search.dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /swaggerhubxyz/);
    const likely = search.dialog.getByRole('navigation', {name: 'Pages that may help'});
    await expect(likely.getByRole('link', {name: 'Salesloft API 2.0'})).toHaveAttribute('href', '/docs/api/');
    await search.dialog.getByRole('button', {name: 'swagger', exact: true}).click();
    await expect(search.input).toHaveValue('swagger');
    await expect(search.input).toBeFocused();
    await expect(search.count).toHaveText('3 results');
    await expect(search.hits.first()).toBeVisible();
  });

  test('@search-06 @search-20 says the section of each result without a request to another host', async ({
    page,
    search,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
    });
    await search.open();

    await test.step('results have labels, API and Docs, and are 17 at most', async () => {
      for (const query of ['webhook', 'custom_fields', 'person']) {
        await search.search(query);
        await expect(search.labels.filter({hasText: 'API'}).first()).toBeVisible();
        await expect(search.labels.filter({hasText: 'Docs'}).first()).toBeVisible();
        expect(await search.section('Results').count()).toBeLessThanOrEqual(17);
      }
    });

    await test.step('a chosen operation shows its method', async () => {
      await search.search('create person');
      await expect(search.selected).toContainText('Create a person');
      await expect(search.selected).toContainText('POST');
      await search.selected.click();
      expect(foreign).toEqual([]);
    });
  });

  test('@search-04 takes the selected text as its first query, 64 characters of it', async ({page, search}) => {
    const selected = await page.evaluate(() => {
      const paragraph = document.querySelector('article p');
      if (!paragraph) throw new Error('The page has no paragraph.');
      window.getSelection()?.selectAllChildren(paragraph);
      return window.getSelection()?.toString() ?? '';
    });
    expect(selected.length).toBeGreaterThan(64);
    await page.keyboard.press('Control+k');
    await expect(search.input).toHaveValue(selected.slice(0, 64));
    await expect(search.input).toHaveAttribute('maxlength', '64');
    await search.input.press('End');
    await page.keyboard.type('more');
    await expect(search.input).toHaveValue(selected.slice(0, 64));
  });

  test('@search-12 marks matches, and is at its top after each change', async ({page, search}) => {
    await search.find('person');
    await search.panel.evaluate((panel) => {
      panel.scrollTop = 200;
    });
    expect(await search.panel.evaluate((panel) => panel.scrollTop)).toBeGreaterThan(0);
    await page.keyboard.type('s');
    await expect.poll(() => search.panel.evaluate((panel) => panel.scrollTop)).toBe(0);
    await expect(search.marks.first()).toHaveText(/person|people/i);
  });
});

test.describe('A modal that crashes', () => {
  test.use({expectedErrors: /The modal is broken\.|React error/});

  test('A search modal that crashes closes, and opens at the next try', async ({page, search, site}) => {
    await rewriteFiles(
      page,
      /className:"site-search"/,
      'className:(()=>{if(!window.isFixed)throw window.hasCrashed=true,Error("The modal is broken.");return"site-search"})()',
      '**/assets/js/search.*.js',
    );
    await site.open(GUIDE);
    await search.button.click();
    // Before its code is there, the page looks as it does after the crash.
    await page.waitForFunction(() => 'hasCrashed' in window);
    await expect(search.input).toHaveCount(0);
    await expect(search.button).toBeFocused();
    await expect(site.heading).toHaveText('Rate limits');
    await page.evaluate(() => Object.assign(window, {isFixed: true}));
    await search.find('people');
  });
});
