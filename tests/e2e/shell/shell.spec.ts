import {type Page} from '@playwright/test';
import {rewriteFiles} from '../../fixtures/pageFaults';
import {expect, test} from '../../fixtures/test';

const LONG = '/docs/platform/api-basics/oauth-authentication/';

/** Turns the wheel as a hand does: in notches. */
async function roll(page: Page, pixels: number): Promise<void> {
  const notch = Math.sign(pixels) * 120;
  for (let left = pixels; left !== 0; left -= notch) {
    const from = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, notch);
    await expect.poll(() => page.evaluate(() => window.scrollY), {intervals: [20]}).not.toBe(from);
  }
}

// The pages were rendered without what a test enables: React reports and corrects it.
const REACT_FIXES = /Minified React error #4(18|23|25)/;

test.describe('The navbar', () => {
  test('@shell-03 hides when scrolling down, and returns when scrolling up', async ({docs, page}) => {
    await docs.open(LONG);
    await expect(docs.navbar.root).toBeInViewport({ratio: 1});
    await roll(page, 1200);
    await expect(docs.navbar.root).not.toBeInViewport();
    await roll(page, -240);
    await expect(docs.navbar.root).toBeInViewport({ratio: 1});
    await roll(page, 600);
    await expect(docs.navbar.root).not.toBeInViewport();
    await page.evaluate(() => {
      window.scrollTo({top: 0, behavior: 'instant'});
    });
    await expect(docs.navbar.root).toBeInViewport({ratio: 1});
  });
});

test.describe('An announcement', () => {
  test.use({expectedErrors: REACT_FIXES});

  const announce = (id: string): string =>
    `"announcementBar":{"id":${JSON.stringify(id)},"content":"Version 2.1 is coming.","isCloseable":true},colorMode:{defaultMode:"light"`;

  test('@shell-11 stays away once dismissed, until it has another identifier', async ({page, site}) => {
    const bar = page.getByText('Version 2.1 is coming.');
    let id = 'first';
    await rewriteFiles(page, /colorMode:\{defaultMode:"light"/, () => announce(id));
    await site.open('/');
    await page.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toHaveCount(0);
    await site.reload();
    await expect(bar).toHaveCount(0);
    id = 'second';
    await site.reload();
    await expect(bar).toBeVisible();
  });
});

test.describe('The color mode, if enabled', () => {
  test.use({expectedErrors: REACT_FIXES});

  test.beforeEach(({page}) =>
    rewriteFiles(
      page,
      /disableSwitch:!0,respectPrefersColorScheme:!1/,
      'disableSwitch:!1,respectPrefersColorScheme:!0',
    ),
  );

  test('@shell-12 keeps an explicit choice, and follows the system and another tab', async ({context, page, site}) => {
    await site.open('/');
    const stored = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('theme'));

    await test.step('keeps an explicit choice under the key theme', async () => {
      await page.getByRole('button', {name: /dark.*light/i}).click();
      await expect(site.html).toHaveAttribute('data-theme', 'dark');
      await expect.poll(stored).toBe('dark');
    });

    await test.step('a change of the system clears the choice and is followed', async () => {
      await page.emulateMedia({colorScheme: 'dark'});
      await expect(site.html).toHaveAttribute('data-theme', 'dark');
      await expect.poll(stored).toBeNull();
      await page.emulateMedia({colorScheme: 'light'});
      await expect(site.html).toHaveAttribute('data-theme', 'light');
    });

    await test.step('follows another tab', async () => {
      const other = await context.newPage();
      await other.goto('/webhooks/');
      await other.evaluate(() => {
        localStorage.setItem('theme', 'dark');
      });
      await expect(site.html).toHaveAttribute('data-theme', 'dark');
    });
  });
});

const look = (): Record<string, string> =>
  Object.fromEntries(
    ['body', 'h1', 'main a', '.navbar', '.footer', 'pre'].map((selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`There is no ${selector}.`);
      const {color, backgroundColor} = getComputedStyle(element);
      return [selector, `${color} on ${backgroundColor}`];
    }),
  );

test('@site-05 @shell-12 pages are light whatever system, query and storage prefer, without a switch', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('seen')) localStorage.setItem('theme', 'dark');
    sessionStorage.setItem('seen', 'yes');
  });
  await page.emulateMedia({colorScheme: 'light'});
  await site.open('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  const light = await page.evaluate(look);
  await page.emulateMedia({colorScheme: 'dark'});
  await site.reload();
  await expect(site.html).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(look)).toEqual(light);
  await expect(site.navbar.colorModeSlot).toBeEmpty();
  await expect(page.getByRole('button', {name: /dark|light|mode|theme/i})).toHaveCount(0);

  // A query that the theme knows.
  await site.open('/?docusaurus-theme=dark&docusaurus-data-x=1');
  await expect(site.html).toHaveAttribute('data-theme', 'light');
  await expect(site.html).not.toHaveAttribute('data-x');
});
