import type {Page} from '@playwright/test';
import {idOf} from '../../fixtures/reusedPage';
import {expect, test} from '../../fixtures/test';

// Tests share the page of their worker. Playwright promises to reset some of it: this is what they rely on.
test.describe.configure({mode: 'serial'});

/** What a page can know of earlier visits, and how it is shown. */
const found = (page: Page) =>
  page.evaluate(() => ({
    cookie: document.cookie,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    entries: history.length,
    local: localStorage.getItem('left'),
    name: window.name,
    session: sessionStorage.getItem('left'),
    width: window.innerWidth,
    year: new Date().getFullYear(),
  }));

let id = '';

test('a visit leaves in its page what it can', async ({context, page, site}) => {
  id = await idOf(page);
  await page.clock.install({time: '2001-06-01'});
  await site.open('/');
  await page.evaluate(() => {
    window.name = 'left';
    window.location.hash = 'left';
    document.cookie = 'left=yes';
    localStorage.setItem('left', 'yes');
    sessionStorage.setItem('left', 'yes');
  });
  await page.mouse.move(300, 300);
  await page.emulateMedia({colorScheme: 'dark'});
  await page.setViewportSize({width: 390, height: 844});
  const {entries, ...left} = await found(page);
  expect(left).toEqual({
    ...{cookie: 'left=yes', local: 'yes', name: 'left', session: 'yes'},
    ...{dark: true, width: 390, year: 2001},
  });
  expect(entries).toBeGreaterThan(1);
  await page.route('**/*', (route) => route.abort());
  await context.newPage();
  await context.setOffline(true);
});

test('the next visit in the same page finds none of it', async ({context, page, site}) => {
  expect(await idOf(page)).toBe(id);
  expect(context.pages()).toHaveLength(1);
  await site.open('/');
  const {year, ...seen} = await found(page);
  expect(seen).toEqual({cookie: '', dark: false, entries: 2, local: null, name: '', session: null, width: 1350});
  expect(year).toBeGreaterThan(2001);
  await page.evaluate(() =>
    window.addEventListener(
      'wheel',
      ({clientX, clientY}) => (document.title = `${String(clientX)} ${String(clientY)}`),
    ),
  );
  await page.mouse.wheel(0, 1);
  await expect(page).toHaveTitle('0 0');
});
