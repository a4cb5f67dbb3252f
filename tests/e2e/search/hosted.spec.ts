import {API_KEY, APP_ID, type HostedService, startHostedSearch} from '../../fixtures/hostedSearch';
import {test as base, expect} from '../../fixtures/test';

/** A page that is set to use the hosted search service. */
const test = base.extend<{readonly hosted: HostedService}>({
  hosted: async ({page, context}, provide) => {
    await provide(await startHostedSearch({page, context}));
  },
});

test.use({reuseContext: false});

const FIRST = 'testapp-dsn.algolia.net';
const SECOND = 'testapp-2.algolianet.com';

test.describe('Hosted search', () => {
  test.use({expectedErrors: /Failed to load resource|net::ERR/});

  test.beforeEach(async ({hosted, site, search}) => {
    expect(hosted.received()).toEqual([]);
    await site.open('/docs/platform/intro/');
    await search.open();
  });

  test('@search-16 sends requests as specified', async ({hosted, search}) => {
    await search.search('create person');
    await expect(search.selected).toContainText('Create a person');
    const request = hosted.received(FIRST).at(-1);
    expect(request?.method).toBe('POST');
    expect(decodeURIComponent(request?.pathname ?? '')).toBe('/1/indexes/*/queries');
    expect(request?.query).toMatchObject({'x-algolia-api-key': API_KEY, 'x-algolia-application-id': APP_ID});
    const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);
    expect(request?.body).toEqual({
      requests: [
        {
          query: 'create person',
          indexName: 'developer-salesloft',
          attributesToRetrieve: [...levels, 'content', 'type', 'url'],
          attributesToSnippet: [...levels.slice(1), 'content'].map((attribute) => `${attribute}:10`),
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage: 20,
          clickAnalytics: true,
        },
      ],
    });
  });

  test('@search-13 @errors-01 says that no host sends results', async ({hosted, page, search}) => {
    hosted.behave('unavailable', ...hosted.hosts);
    await search.input.fill('person');
    await expect(search.failure).toBeVisible();
    await expect(search.dialog.getByText('You might want to check your network connection.')).toBeVisible();
    hosted.behave('normal', ...hosted.hosts);
    await page.keyboard.type('s');
    await expect(search.hits.first()).toBeVisible();
    await expect(search.failure).toHaveCount(0);
  });
});

test.describe('Hosts that failed', () => {
  test.use({expectedErrors: /Failed to load resource|net::ERR/});

  test('@search-18 are skipped for two minutes, and one good host is enough', async ({hosted, page, site, search}) => {
    await page.clock.install();
    await site.open('/docs/platform/intro/');
    await search.open();

    await test.step('a host that failed gets the next request after two minutes', async () => {
      hosted.behave('unavailable', FIRST);
      await search.search('list people');
      expect(hosted.received(FIRST)).toHaveLength(1);
      hosted.behave('normal', FIRST);
      await search.search('list accounts');
      await expect(search.selected).toContainText('List accounts');
      expect(hosted.received(FIRST)).toHaveLength(1);
      await page.clock.fastForward(121_000);
      await search.search('list users');
      await expect(search.selected).toContainText('List users');
      expect(hosted.received(FIRST)).toHaveLength(2);
    });

    await test.step('shows that it waits for a silent host', async () => {
      hosted.behave('normal', ...hosted.hosts);
      hosted.behave('silent', FIRST, SECOND);
      await search.input.fill('create person');
      await expect(search.container).toHaveClass(/DocSearch-Container--Stalled/);
      await expect(search.selected).toContainText('Create a person', {timeout: 20_000});
    });
  });
});

test.describe('Insight events', () => {
  test.use({isWatched: true});

  test('@search-19 report seen hits, twenty at a time, and chosen hits', async ({hosted, site, search}) => {
    await site.open('/docs/platform/intro/');
    await search.find('webhook');
    const shown = await search.hits.count();
    expect(shown).toBeGreaterThan(5);
    const views = () => hosted.events.flat().filter(({eventType}) => eventType === 'view');
    const sizes = (): number[] => views().map(({objectIDs}) => objectIDs.length);
    await expect.poll(() => sizes().reduce((sum, size) => sum + size, 0)).toBe(shown);
    expect(Math.max(...sizes())).toBeLessThanOrEqual(20);
    expect(views()[0]).toMatchObject({eventName: 'Items Viewed', index: 'developer-salesloft'});

    // The library reports the first hit only for keyboard selection.
    await search.hits.nth(1).click();
    await expect.poll(() => hosted.events.flat().some(({eventType}) => eventType === 'click')).toBe(true);
    const click = hosted.events.flat().find(({eventType}) => eventType === 'click');
    expect(click).toMatchObject({index: 'developer-salesloft', queryID: expect.stringMatching(/^\w{32}$/)});
  });
});
