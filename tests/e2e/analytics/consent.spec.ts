import type {Page} from '@playwright/test';
import {startHostedSearch} from '../../fixtures/hostedSearch';
import {watchLayoutShift} from '../../fixtures/layoutShift';
import {expect, test} from '../../fixtures/watchedTest';

test.use({reuseContext: false});

const GUIDE = '/docs/platform/api-basics/rate-limits/';

const controls = (page: Page) => {
  const banner = page.getByRole('region', {name: 'Analytics consent'});
  return {
    banner,
    allow: banner.getByRole('button', {name: 'Allow'}),
    decline: banner.getByRole('button', {name: 'Decline'}),
    change: page.getByRole('button', {name: 'Change your analytics choice'}),
  };
};

/** What analytics keeps in the browser. */
const ids = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^(rl_|rudder|Algolia)/.test(key)));

test.describe('If consent is required', () => {
  test.use({settings: {analyticsConsent: 'required'}});

  test('@analytics-01 nothing is sent before a visitor agrees', async ({axe, page, plane, site}) => {
    const shift = await watchLayoutShift(page);
    const {banner, allow} = controls(page);
    await site.open(GUIDE);
    await expect(banner).toBeVisible();
    expect(await shift()).toBeLessThan(0.001);
    for (const width of [1350, 390]) {
      await page.setViewportSize({width, height: 844});
      expect((await axe().include('section[aria-label="Analytics consent"]').analyze()).violations).toEqual([]);
    }
    expect(await plane.names()).toEqual([]);
    expect(await ids(page)).toEqual([]);
    await allow.focus();
    await page.keyboard.press('Enter');
    await expect(banner).toHaveCount(0);
    await expect.poll(() => plane.names()).toEqual([GUIDE]);
    await site.open('/api/');
    await expect.poll(() => plane.names()).toEqual([GUIDE, '/api/']);
    await expect(banner).toHaveCount(0);
  });

  test('@analytics-01 the choice can be changed on any page, and withdrawal removes every ID', async ({
    axe,
    page,
    plane,
    site,
  }) => {
    const {banner, allow, decline, change} = controls(page);
    await site.open(GUIDE);
    await decline.click();
    await page.locator('.pagination-nav__link--next').click();
    await expect(site.heading).not.toHaveText('Rate limits');
    await expect(banner).toHaveCount(0);
    await expect(page.locator('[data-slot=feedback]')).toBeEmpty();
    await change.press('Enter');
    await expect(banner).toBeFocused();
    expect((await axe().include('footer').analyze()).violations).toEqual([]);
    await decline.click();
    await expect(change).toBeFocused();
    expect(await plane.names()).toEqual([]);
    await change.click();
    await allow.click();
    const {pathname} = new URL(page.url());
    await expect.poll(() => plane.names()).toEqual([pathname]);
    expect(await ids(page)).not.toEqual([]);
    await change.click();
    await decline.click();
    await expect.poll(() => ids(page)).toEqual([]);
    await site.open('/api/');
    await expect(change).toBeVisible();
    expect(await plane.names()).toHaveLength(1);
    expect(await ids(page)).toEqual([]);
    await change.click();
    await allow.click();
    await expect.poll(() => plane.names()).toEqual([pathname, '/api/']);
    const [before, after] = await plane.events();
    expect(after?.anonymousId).not.toBe(before?.anonymousId);
  });

  test('@analytics-01 withdrawal also applies to another open tab', async ({context, page, plane, site}) => {
    const {allow, change, decline} = controls(page);
    await site.open(GUIDE);
    await allow.click();
    await expect.poll(() => plane.names()).toEqual([GUIDE]);
    const other = await context.newPage();
    await other.goto('/webhooks/');
    await change.click();
    await decline.click();
    await expect(change).toBeVisible();
    await other.bringToFront();
    await other.getByRole('link', {name: 'Guides'}).first().click();
    await expect(other).not.toHaveURL('/webhooks/');
    expect(await ids(other)).toEqual([]);
  });
});

test('@search-19 events of hosted search wait for consent', async ({context, page, search, site}) => {
  const {allow, banner} = controls(page);
  const hosted = await startHostedSearch({page, context}, 'required');
  await site.open(GUIDE);
  await search.choose('list people', 'List people');
  await expect(banner).toBeVisible();
  expect(hosted.events).toEqual([]);
  await allow.click();
  await expect(banner).toHaveCount(0);
  await search.choose('list users', 'List users');
  await expect.poll(() => hosted.events.flat().map(({eventType}) => eventType)).toContain('view');
});
