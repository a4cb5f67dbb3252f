import type {Page} from '@playwright/test';
import {expect, test} from '../../fixtures/test';

/** What a sheet of A4 shows at 96 pixels an inch. */
const PAPER = {width: 718, height: 1000};
const RATE_LIMITS = '/docs/platform/api-basics/rate-limits/';
const PAGES = [
  '/',
  RATE_LIMITS,
  '/docs/platform/api-basics/oauth-authentication/',
  '/docs/platform/recipes/find-or-create-person/',
  '/docs/api/people-create/',
  '/docs/api/people/',
];

/** What of a page does not reach the paper, or has no use there. */
const faultsOnPaper = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const cut = seen('pre, pre code').filter(
      (element) =>
        getComputedStyle(element).display !== 'inline' &&
        (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1),
    );
    const long = seen('pre code').filter(
      (code) => code.getBoundingClientRect().right > document.documentElement.clientWidth,
    );
    const folded = [...document.querySelectorAll('details:not([data-menu]) > :not(summary)')].filter(
      (content) => content.getBoundingClientRect().height === 0 && content.textContent !== '',
    );
    // With a script, the reader has chosen one.
    const hasScript = matchMedia('(scripting: enabled)').matches;
    const hidden = [...document.querySelectorAll('[role=tabpanel]')].filter(
      (panel) => panel.checkVisibility() === (hasScript && panel.hasAttribute('hidden')),
    );
    return [
      ...[...cut, ...long].map((code) => `cut: ${code.textContent.slice(0, 40)}`),
      ...folded.map((content) => `folded: ${content.textContent.slice(0, 40)}`),
      ...hidden.map((panel) => `hidden: ${panel.textContent.slice(0, 40)}`),
      ...seen(
        'button, .site-button, .site-tab, .screen-only, .needs-script, [data-menu], [data-open=false], .navbar, .footer, .theme-doc-sidebar-container',
      ).map((element) => `of no use: ${element.outerHTML.slice(0, 60)}`),
      ...seen('summary.site-icon > :first-child')
        .filter((label) => getComputedStyle(label).clipPath !== 'none')
        .map((label) => `a sign without words: ${label.textContent}`),
    ];
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`On paper ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({javaScriptEnabled, viewport: PAPER});

    test('@real-09 a page has whole lines of code, all folded content, and nothing to press', async ({page, site}) => {
      for (const path of PAGES) {
        await page.emulateMedia({media: null});
        await site.read(path);
        await page.emulateMedia({media: 'print'});
        expect({path, faults: await faultsOnPaper(page)}).toEqual({path, faults: []});
      }
    });
  });
}

test('@real-09 what was folded is folded again after printing', async ({page, site}) => {
  await site.open('/docs/api/people-create/');
  const folded = site.main.locator('details:not([open])');
  const before = await folded.count();
  expect(before).toBeGreaterThan(0);
  // Browsers can announce it twice.
  for (let time = 0; time < 2; time += 1) await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(folded).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(folded).toHaveCount(before);
});
