import type {Page} from '@playwright/test';
import {Consent} from '../../fixtures/pages/Consent';
import {startHostedSearch} from '../../fixtures/hostedSearch';
import {expect, test} from '../../fixtures/watchedTest';

// cspell:ignore zzqq

const GUIDE = '/docs/platform/api-basics/rate-limits/';

/** What analytics keeps in the browser. */
const ids = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^(rl_|rudder|Algolia)/.test(key)));

const anonymousId = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('rl_anonymous_id'));

test.describe('A consent that is withdrawn', () => {
  test.use({settings: {analyticsConsent: 'required'}});

  test('@analytics-01 S6: removes every ID, and later consent creates new ones', async ({page, plane, site}) => {
    const {allow, banner, change, decline} = new Consent(page);
    await site.open(GUIDE);
    await allow.click();
    await expect.poll(() => plane.names()).toEqual([GUIDE]);
    const first = await anonymousId(page);
    expect(first).not.toBeNull();
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

  test('@analytics-01 S6: ends it also in another open tab', async ({context, page, plane, site}) => {
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

test('@analytics-01 S6: who turns on Global Privacy Control later keeps no id', async ({page, plane, site}) => {
  await site.open(GUIDE);
  await expect.poll(() => plane.names()).toEqual([GUIDE]);
  expect(await ids(page)).not.toEqual([]);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}));
  await site.reload();
  await expect.poll(() => ids(page)).toEqual([]);
});

test('@real-03 S8: an expiry after a reload gives the next visitor another id', async ({logIn, page, plane, site}) => {
  await page.clock.install();
  await site.open('/webhooks/');
  await logIn.as('Maya Okafor', {tokenLife: 90});
  await logIn.isLoggedInAs('MO');
  await expect.poll(() => plane.names()).toContain('identify');
  const [identified] = await plane.named('identify');
  await site.reload();
  await logIn.isLoggedInAs('MO');
  await page.clock.fastForward(91_000);
  await expect(logIn.button).toBeVisible();
  await expect.poll(() => anonymousId(page)).not.toContain(String(identified?.anonymousId));
  await site.link('/api/').click();
  await expect
    .poll(async () => (await plane.events()).find(({properties}) => properties?.path === '/api/')?.userId)
    .toBe('');
  const next = (await plane.events()).find(({properties}) => properties?.path === '/api/');
  expect(next?.anonymousId).not.toBe(identified?.anonymousId);
});

test('@analytics-01 S10: of a search only words leave the page that the documentation has', async ({
  page,
  plane,
  search,
  site,
}) => {
  await site.open(GUIDE);
  await search.open();
  await search.search('people kryptonite');
  await search.hits.first().click();
  await expect.poll(() => plane.names()).toContain('search_hit_chosen');
  await expect(site.heading).not.toHaveText('Rate limits');
  await search.open();
  await search.input.fill('zzqq hunter2');
  await expect(search.dialog.getByText('No results for')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect.poll(() => plane.names()).toContain('search_without_result');
  expect((await plane.named('search_hit_chosen'))[0]?.properties).toMatchObject({query: 'people'});
  expect((await plane.named('search_without_result'))[0]?.properties).toEqual({words: 2});
  const wire = JSON.stringify(await plane.events());
  for (const word of ['kryptonite', 'zzqq', 'hunter2']) expect(wire).not.toContain(word);
});

test.describe('The events of hosted search', () => {
  test('@search-19 S7: are not sent by those who turned on Global Privacy Control', async ({
    context,
    page,
    search,
    site,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}));
    const hosted = await startHostedSearch({page, context});
    await site.open(GUIDE);
    await search.choose('list people', 'List people');
    await search.choose('list users', 'List users');
    expect(hosted.events).toEqual([]);
    expect(await ids(page)).toEqual([]);
    hosted.close();
  });

  test('@search-19 S7: wait for consent if it is required', async ({context, page, search, site}) => {
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
});
