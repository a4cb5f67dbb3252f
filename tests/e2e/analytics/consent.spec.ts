import type {Page} from '@playwright/test';
import {watchAnalytics} from '../../fixtures/DataPlane';
import {startHostedSearch} from '../../fixtures/hostedSearch';
import {watchLayoutShift} from '../../fixtures/layoutShift';
import {Consent} from '../../fixtures/pages/Consent';
import {expect, test} from '../../fixtures/watchedTest';

test.use({reuseContext: false});

const GUIDE = '/docs/platform/api-basics/rate-limits/';

/** What analytics keeps in the browser. */
const ids = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^(rl_|rudder|Algolia)/.test(key)));

test.describe('If consent is required', () => {
  test.use({settings: {analyticsConsent: 'required'}});

  test('nothing is sent before a visitor agrees @mobile', async ({axe, page, plane, site}) => {
    const shift = await watchLayoutShift(page);
    const {banner, allow} = new Consent(page);
    await site.open(GUIDE);
    await expect(banner).toBeVisible();
    expect((await axe().include('section[aria-label="Analytics consent"]').analyze()).violations).toEqual([]);
    expect(await shift()).toBeLessThan(0.001);
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

  test('a refusal is kept, and the choice can be changed at the end of any page', async ({axe, page, plane, site}) => {
    const {banner, allow, decline, change} = new Consent(page);
    await site.open(GUIDE);
    await expect(banner).toBeVisible();
    await expect(change).toHaveCount(0);
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
    await expect.poll(() => plane.names()).toEqual([new URL(page.url()).pathname]);
    await change.click();
    await decline.click();
    await site.open('/api/');
    await expect(change).toBeVisible();
    expect(await plane.names()).toHaveLength(1);
  });

  test('@analytics-01 withdrawal removes every ID, and later consent creates new ones', async ({page, plane, site}) => {
    const {allow, banner, change, decline} = new Consent(page);
    await site.open(GUIDE);
    await allow.click();
    await expect.poll(() => plane.names()).toEqual([GUIDE]);
    expect(await ids(page)).not.toEqual([]);
    await change.click();
    await decline.click();
    await expect(banner).toHaveCount(0);
    await expect.poll(() => ids(page)).toEqual([]);
    await expect(change).toBeVisible();
    expect(await ids(page)).toEqual([]);
    await change.click();
    await allow.click();
    await expect.poll(() => plane.names()).toEqual([GUIDE, GUIDE]);
    const [before, after] = await plane.events();
    expect(after?.anonymousId).not.toBe(before?.anonymousId);
  });

  test('@analytics-01 withdrawal also applies to another open tab', async ({context, page, plane, site}) => {
    const {allow, change, decline} = new Consent(page);
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

test.describe('Global Privacy Control', () => {
  const turnOn = (page: Page): Promise<unknown> =>
    page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}));

  test('@analytics-01 loads and sends nothing', async ({page, site}) => {
    const requested = watchAnalytics(page);
    await turnOn(page);
    await site.open(GUIDE);
    await site.isIdle();
    await expect(page.locator('[data-slot=feedback]')).toBeEmpty();
    expect(requested).toEqual([]);
  });

  test('@analytics-01 removes the IDs of earlier visits', async ({page, plane, site}) => {
    await site.open(GUIDE);
    await expect.poll(() => plane.names()).toEqual([GUIDE]);
    expect(await ids(page)).not.toEqual([]);
    await turnOn(page);
    await site.reload();
    await expect.poll(() => ids(page)).toEqual([]);
  });

  test('@search-19 applies to the events of hosted search', async ({context, page, search, site}) => {
    await turnOn(page);
    const hosted = await startHostedSearch({page, context});
    await site.open(GUIDE);
    await search.choose('list people', 'List people');
    await search.choose('list users', 'List users');
    expect(hosted.events).toEqual([]);
    expect(await ids(page)).toEqual([]);
    hosted.close();
  });
});

test('@search-19 events of hosted search wait for consent', async ({context, page, search, site}) => {
  const {allow, banner} = new Consent(page);
  const hosted = await startHostedSearch({page, context}, {analyticsConsent: 'required'});
  await site.open(GUIDE);
  await search.choose('list people', 'List people');
  await expect(banner).toBeVisible();
  expect(hosted.events).toEqual([]);
  await allow.click();
  await expect(banner).toHaveCount(0);
  await search.choose('list users', 'List users');
  await expect.poll(() => hosted.events.flat().map(({eventType}) => eventType)).toContain('view');
  hosted.close();
});

test('@real-03 after an expiry the next visitor has another ID', async ({logIn, page, plane, site}) => {
  await page.clock.install();
  await site.open('/webhooks/');
  await logIn.succeedsAs('Maya Okafor', {tokenLife: 90});
  await expect.poll(() => plane.names()).toContain('identify');
  const [identified] = await plane.named('identify');
  await site.reload();
  await logIn.isLoggedInAs('MO');
  await page.clock.fastForward(91_000);
  await expect(logIn.button).toBeVisible();
  await site.link('/api/').click();
  await expect
    .poll(async () => (await plane.events()).find(({properties}) => properties?.path === '/api/')?.userId)
    .toBe('');
  const next = (await plane.events()).find(({properties}) => properties?.path === '/api/');
  expect(next?.anonymousId).not.toBe(identified?.anonymousId);
});
