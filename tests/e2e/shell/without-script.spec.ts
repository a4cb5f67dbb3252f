import type {Locator} from '@playwright/test';
import {references} from '../../fixtures/referenceRoutes';
import {expect, test} from '../../fixtures/test';

/** A page of each kind, and one that is not there. */
const PAGES = [
  '/',
  '/docs/platform/intro/',
  '/docs/platform/api-basics/rate-limits/',
  '/docs/platform/api-basics/oauth-authentication/',
  '/docs/platform/recipes/enroll-safely/',
  '/docs/platform/api-basics/',
  '/webhooks/',
  '/api/',
  '/api-logs/',
  '/docs/api/',
  '/docs/api/people/',
  '/docs/api/people-index/',
  '/docs/api/people-create/',
  '/docs/api/changelog/',
  '/no-such-page/',
];

/** Visible controls that do nothing without script. Radio buttons choose by the style sheet, summaries by themselves. */
const deadOf = (root: Locator): Promise<string[]> =>
  root
    .locator(
      'button, input:not([type=radio]), select, textarea, a:not([href]), a[href="#"], [role=button], [role=tab], [onclick], .menu__caret',
    )
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true}))
        .filter((element) => !(element instanceof HTMLAnchorElement && element.getAttribute('href')?.startsWith('/')))
        .map((element) => element.outerHTML.slice(0, 160)),
    );

test.describe('Without script', () => {
  test.use({javaScriptEnabled: false, expectedErrors: /404/});

  test('@real-09 @site-08 each kind of page has its text, and nothing dead', async ({page, site}) => {
    test.slow();
    for (const path of PAGES) {
      await site.read(path);
      for (const width of [1350, 390]) {
        await page.setViewportSize({width, height: 844});
        expect({path, width, dead: await deadOf(page.locator('body'))}).toEqual({path, width, dead: []});
        await expect(site.heading, path).toBeVisible();
        await expect(page.locator('[role=tabpanel]').filter({visible: false}), path).toHaveCount(0);
        expect((await site.main.innerText()).length, path).toBeGreaterThan(60);
      }
    }
  });

  test('@real-09 API Logs and tools say that they need a script, and offer no call', async ({apiLogs}) => {
    await apiLogs.read('/api-logs/');
    // Playwright leaves the text of these elements out.
    await expect(apiLogs.main.locator('noscript > p')).toBeVisible();
    await expect(apiLogs.main.getByRole('link', {name: 'Try GET /v2/me'})).toBeHidden();
    await apiLogs.read('/docs/platform/api-basics/rate-limits/');
    expect(await apiLogs.main.locator('#sync-planner').innerText()).toContain('This tool needs JavaScript.');
  });

  test('@real-02 @routes-05 the sidebar has all groups, and the operations of the current one', async ({docs}) => {
    await docs.read('/docs/api/people-create/');
    await expect(docs.sidebar.entries).toHaveCount(references['api-2.0'].groups.length + 1);
    await expect(docs.sidebar.link('List people')).toBeVisible();
    await docs.read('/docs/api/webhook-subscriptions-create/');
    await expect(docs.sidebar.current).toBeInViewport({ratio: 1});
  });

  test.describe('on a phone', () => {
    test.use({hasTouch: true, viewport: {width: 390, height: 844}});

    test('@real-09 a guide has no gap in place of its contents', async ({docs}) => {
      await docs.read('/docs/platform/api-basics/rate-limits/');
      expect(await docs.main.locator('.theme-doc-toc-mobile').boundingBox()).toBeNull();
    });

    test('@real-09 the menu is a link to all parts of the site', async ({page, site}) => {
      await site.read('/docs/api/people-index/');
      await site.navbar.link('All site links').tap();
      for (const [name, path] of [
        ['API versions', '/api/'],
        ['Webhooks', '/webhooks/'],
        ['API Logs', '/api-logs/'],
      ] as const)
        await expect(site.footer.link(name)).toHaveAttribute('href', path);
      await expect(site.footer.link('Guides')).toBeInViewport();
      await site.footer.link('Guides').tap();
      await expect(page).toHaveURL('/guides/');
      await expect(site.heading).toHaveText('Guides');
    });
  });
});
