import type {Page} from '@playwright/test';
import {watchAnalytics} from '../../fixtures/DataPlane';
import {watchLayoutShift} from '../../fixtures/layoutShift';
import {KEY} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/watchedTest';

test.use({reuseContext: false});

const GUIDE = '/docs/platform/api-basics/rate-limits/';

/** The fields of a profile that are sent, and two of the team. */
const TRAITS = [
  ...['created_at', 'crm_connected', 'email', 'first_name', 'guid', 'job_role', 'last_name', 'name'],
  ...['seats_available', 'team_admin'],
];

/** Whether the browser's storage, or the page as a visitor sees it, holds a text. */
const isAnywhere = (page: Page, text: string): Promise<boolean> =>
  page.evaluate(
    (wanted) =>
      [JSON.stringify([localStorage, sessionStorage]), document.cookie, document.body.innerText].some((held) =>
        held.includes(wanted),
      ),
    text,
  );

test('@analytics-01 actions are sent, and no text of the visitor', async ({operation, page, plane, search, site}) => {
  await site.open(`${GUIDE}?utm_source=letter&code=abc123#cost`);
  await expect.poll(() => plane.names()).toEqual([GUIDE]);

  await search.open();
  await search.input.fill('flux capacitor');
  await expect(search.dialog.getByText('No results for')).toBeVisible();
  await search.search('people kryptonite');
  await search.hits.first().click();
  await expect(search.dialog).toHaveCount(0);
  await expect.poll(() => plane.names()).toContain('search_hit_chosen');

  await site.open('/docs/api/people-index/');
  await operation.samples.choose('Python');
  await operation.samples.copy.click();
  await operation.tryIt.call(KEY);
  await site.open('/api/');
  await expect.poll(async () => (await plane.names()).at(-1)).toBe('/api/');
  // The key that saves a file: the page stays.
  await page
    .locator('a[href$="/openapi/v2.json"]')
    .first()
    .click({modifiers: ['Alt']});

  await expect.poll(() => plane.names()).toContain('description_downloaded');
  const names = await plane.names();
  expect(names.filter((name) => !name.startsWith('/'))).toEqual([
    ...['search_opened', 'search_without_result', 'search_hit_chosen', 'sample_language_chosen', 'copied'],
    ...['try_it_sent', 'description_downloaded'],
  ]);
  const propertiesOf = async (name: string) => (await plane.named(name))[0]?.properties;
  expect(await propertiesOf('search_without_result')).toEqual({words: 2});
  expect(await propertiesOf('search_hit_chosen')).toMatchObject({query: 'people'});
  expect(await propertiesOf('sample_language_chosen')).toEqual({language: 'python'});
  expect(await propertiesOf('copied')).toEqual({what: 'code'});
  const call = await propertiesOf('try_it_sent');
  expect(call).toEqual({operation: 'people-index', version: 'v2', status: '2xx', milliseconds: expect.any(Number)});
  expect(await propertiesOf('description_downloaded')).toEqual({file: 'v2.json'});

  const wire = JSON.stringify(await plane.events());
  for (const secret of ['abc123', 'letter', '#cost', KEY, 'Priya', '70211', 'flux', 'kryptonite'])
    expect(wire).not.toContain(secret);
  const [first] = await plane.events();
  expect(first?.properties).toMatchObject({title: /^Rate limits/, url: `${new URL(page.url()).origin}${GUIDE}`});
});

test('@analytics-02 @analytics-03 a login sends its fields until Log Out', async ({logIn, page, plane, site}) => {
  const requested = watchAnalytics(page);
  // A page without samples that name her.
  await site.open('/webhooks/');
  await expect.poll(() => plane.names()).toHaveLength(1);
  const denied = await logIn.open();
  await denied.deny();
  await expect.poll(() => plane.names()).toContain('log_in_denied');
  await logIn.as('Maya Okafor');
  await expect.poll(() => plane.names()).toContain('identify');
  const [identified] = await plane.named('identify');
  expect(Object.keys(identified?.context.traits ?? {}).sort()).toEqual(TRAITS);
  expect(identified?.context.traits).toMatchObject({team_admin: true, seats_available: 13, name: 'Maya Okafor'});
  expect(identified?.userId).toBe(identified?.context.traits.guid);
  for (const secret of ['maya.okafor', 'team_admin', 'seats', String(identified?.userId)])
    expect(await isAnywhere(page, secret), secret).toBe(false);

  await logIn.end();
  await expect.poll(() => plane.names()).toContain('logged_out');
  await site.link('/api/').click();
  await expect.poll(async () => (await plane.events()).at(-1)?.type).toBe('page');
  const after = (await plane.events()).at(-1);
  expect(after).toMatchObject({userId: '', context: {traits: {}}});
  expect(after?.anonymousId).not.toBe(identified?.anonymousId);
  expect(await plane.names()).toEqual([
    ...['/webhooks/', 'log_in_started', 'log_in_denied', 'log_in_started', 'log_in_succeeded'],
    ...['identify', 'logged_out', '/api/'],
  ]);

  // The windows of both logins returned to the site, and loaded none of it.
  expect(requested.filter((url) => url.includes('/assets/js/analytics.'))).toHaveLength(1);
  expect(JSON.stringify(await plane.events())).not.toContain('code=');
});

test('@analytics-03 another account in a new tab has another anonymous ID', async ({logIn, page, plane, site}) => {
  await site.open('/webhooks/');
  await logIn.as('Maya Okafor');
  await expect.poll(() => plane.names()).toContain('identify');
  // The tab is closed without a logout, which ends its login.
  await page.evaluate(() => sessionStorage.clear());
  await site.open('/api/');
  await logIn.as('Tomas Lindqvist');
  await expect.poll(async () => (await plane.named('identify')).length).toBe(2);
  const [maya, tomas] = await plane.named('identify');
  expect(tomas?.userId).not.toBe(maya?.userId);
  expect(tomas?.anonymousId).not.toBe(maya?.anonymousId);
});

test('a page asks if it was useful, in reserved space', async ({axe, page, plane, site}) => {
  const shift = await watchLayoutShift(page);
  await site.open(GUIDE);
  const question = page.getByRole('group', {name: 'Was this page useful?'});
  await question.scrollIntoViewIfNeeded();
  expect((await axe().include('[data-slot=feedback]').analyze()).violations).toEqual([]);
  await question.getByRole('button', {name: 'Yes'}).click();
  await question.getByRole('button', {name: 'No'}).press('Enter');
  await expect(question.getByRole('status')).toHaveText('Thanks for your feedback.');
  expect(await shift()).toBeLessThan(0.001);
  await expect
    .poll(async () => (await plane.named('feedback_given')).map(({properties}) => properties))
    .toEqual([{path: GUIDE, answer: 'yes'}]);
  await page.locator('.pagination-nav__link--next').click();
  await expect(question.getByRole('button', {name: 'Yes'})).toHaveAttribute('aria-disabled', 'false');

  await site.open('/docs/api/people-index/');
  await question.getByRole('button', {name: 'No'}).click();
  await expect
    .poll(async () => (await plane.named('feedback_given')).at(-1)?.properties)
    .toEqual({path: '/docs/api/people-index/', answer: 'no'});
  await question.getByRole('button', {name: "It's hard to understand"}).click();
  await question.getByRole('button', {name: 'Something is wrong'}).press('Enter');
  await expect
    .poll(async () => (await plane.named('feedback_explained')).map(({properties}) => properties))
    .toEqual([{path: '/docs/api/people-index/', reason: 'unclear'}]);
  await expect(question.getByRole('textbox')).toHaveCount(0);
  await expect(question.getByRole('link', {name: 'Report a problem'})).toHaveAttribute(
    'href',
    /^mailto:.*people-index/,
  );
});
