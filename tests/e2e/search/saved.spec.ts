import {expect, test} from '../../fixtures/test';

test.use({reuseContext: false});

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__developer-salesloft';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__developer-salesloft';

const levels = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
const entry = (id: string, url: string, lvl1: string) => ({
  objectID: id,
  type: 'lvl1',
  url,
  content: null,
  hierarchy: {lvl0: 'API', lvl1, ...levels},
});

/** Saved searches as an earlier visit has left them. */
const saved = (count: number, name = 'favorite'): string =>
  JSON.stringify(
    Array.from({length: count}, (_, index) =>
      entry(`${name}-${String(index)}`, `/docs/api/people/#${name}-${String(index)}`, `Earlier ${String(index)}`),
    ),
  );

test.describe('Saved searches', () => {
  test('@search-08 the seven newest are kept, or four next to ten favorites', async ({page, site, search}) => {
    const store = (key: string, value: string): Promise<void> =>
      page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
    await site.open('/docs/platform/intro/');
    await store(RECENT, saved(7, 'earlier'));
    await search.choose('list people', 'List people');
    await search.choose('list accounts', 'List accounts');
    const recent = await search.saved('RECENT');
    expect(recent.map(({url}) => url)).toEqual([
      ...['/docs/api/accounts-index/', '/docs/api/people-index/'],
      ...[0, 1, 2, 3, 4].map((index) => `/docs/api/people/#earlier-${String(index)}`),
    ]);
    await store(FAVORITE, saved(10));
    await search.choose('list tags', 'List tags');
    await expect.poll(() => search.saved('RECENT')).toHaveLength(4);
    await search.open();
    await search.section('Recent').first().getByRole('button', {name: 'Save this search'}).click();
    await expect.poll(async () => (await search.saved('FAVORITE'))[0]?.url).toBe('/docs/api/tags-index/');
    await expect.poll(() => search.saved('FAVORITE')).toHaveLength(10);
  });

  test('@search-05 @search-09 a recent search becomes a favorite, and both can go', async ({site, search}) => {
    await site.open('/docs/platform/intro/');
    await search.choose('list people', 'List people');
    await search.choose('list accounts', 'List accounts');
    await search.open();
    await expect(search.section('Recent')).toHaveCount(2);
    await search.section('Recent').first().getByRole('button', {name: 'Save this search'}).click();
    await expect(search.section('Favorite')).toHaveText(/List accounts/);
    await expect(search.section('Recent')).toHaveText(/List people/);
    await search.section('Recent').getByRole('button', {name: 'Remove this search from history'}).click();
    await expect(search.section('Recent')).toHaveCount(0);
    await search.section('Favorite').getByRole('button', {name: 'Remove this search from favorites'}).click();
    await expect(search.dialog.getByText('No recent searches')).toBeVisible();
  });

  test('@search-10 the page of a chosen text is remembered, but not a favorite', async ({page, site, search}) => {
    await page.addInitScript((key) => localStorage.setItem(key, '{"not": "a list"'), RECENT);
    await site.open('/docs/platform/intro/');
    await search.find('verify the signature with the raw body');
    await search.dialog.locator('a[href$="#verify-in-another-language"]').click();
    await expect(page).toHaveURL('/docs/platform/webhooks/delivery-headers/#verify-in-another-language');
    await expect
      .poll(async () => (await search.saved('RECENT')).map(({url}) => url))
      .toEqual(['/docs/platform/webhooks/delivery-headers/']);

    await search.open();
    await search.section('Recent').getByRole('button', {name: 'Save this search'}).click();
    await expect(search.section('Favorite')).toHaveCount(1);
    await search.section('Favorite').click();
    await expect(search.input).toHaveCount(0);
    await expect.poll(() => search.saved('RECENT')).toEqual([]);
  });

  test('@real-03 are removed when the visitor logs out', async ({logIn, page, site, search}) => {
    await page.addInitScript(
      ([key, value]) => {
        if (!sessionStorage.getItem('seeded')) localStorage.setItem(key, value);
        sessionStorage.setItem('seeded', 'true');
      },
      [FAVORITE, saved(2)] as const,
    );
    await logIn.earlierOn(site, '/docs/platform/intro/');
    await search.choose('list people', 'List people');
    expect(await search.saved('RECENT')).toHaveLength(1);
    await logIn.end();
    await expect
      .poll(() =>
        page.evaluate(([one, other]) => [localStorage.getItem(one), localStorage.getItem(other)], [
          RECENT,
          FAVORITE,
        ] as const),
      )
      .toEqual([null, null]);
    await search.open();
    await expect(page.getByText('No recent searches')).toBeVisible();
  });
});
