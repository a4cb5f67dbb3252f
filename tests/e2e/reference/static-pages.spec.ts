import type {Page} from '@playwright/test';
import {watchDocuments} from '../../fixtures/pageFaults';
import {expect, test} from '../../fixtures/test';

test.use({reuseContext: false});

test.describe('From one page of the reference to the next', () => {
  test('a link, Back and Forward navigate without a reload, with title and description', async ({operation, page}) => {
    await operation.open('/docs/api/people-create/');
    await page.evaluate(() => Object.assign(window, {same: true}));
    await operation.sidebar.caret('Person stages').click();
    await operation.main.getByRole('link', {name: 'person upserts'}).first().click();
    await operation.isAt('/docs/api/person-upserts-create/');
    await expect(page).toHaveTitle('Create or update a person | Salesloft for Developers');
    await expect(page.locator('meta[name=description]')).not.toHaveAttribute('content', /Adds a person and returns/);
    await page.goBack();
    await operation.isAt('/docs/api/people-create/', 'Create a person');
    await page.goForward();
    await operation.isAt('/docs/api/person-upserts-create/');
    await expect(operation.samples.languages).toHaveCount(18);
    for (const group of ['People', 'Person stages', 'Person upserts'])
      await expect(operation.sidebar.caret(group)).toHaveAttribute('aria-expanded', 'true');
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });

  test('the URL of a field opens its parents, also after a link', async ({operation, page}) => {
    await operation.open('/docs/api/people/');
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('article table a[href*="people-index"]');
      if (link) link.hash = '#response-200-metadata.paging.per_page';
    });
    await operation.main.getByRole('table').first().getByRole('link', {name: 'List people'}).click();
    const field = operation.field('response-200-metadata.paging.per_page');
    await expect(field).toBeInViewport();
    await expect(field).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});

test.describe('A link to a page of the reference', () => {
  test.use({prefetches: true});

  test('a page is loaded when its link is hovered, and only once', async ({operation, page}) => {
    await operation.open('/docs/api/people/');
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/docs/api/people-show/')) requested.push(request.url());
    });
    const link = operation.main.getByRole('table').first().getByRole('link', {name: 'Fetch a person'});
    const response = page.waitForResponse('**/docs/api/people-show/');
    await link.hover();
    await response;
    await link.click();
    await operation.isAt('/docs/api/people-show/', 'Fetch a person');
    expect(requested).toHaveLength(1);
  });
});

/** Clicks an element in the task in which it enters the document: before any effect that React defers. */
const clickOnArrival = (page: Page, selector: string): Promise<void> =>
  page.evaluate((selected) => {
    new MutationObserver((_, observer) => {
      const element = document.querySelector<HTMLElement>(selected);
      if (!element) return;
      observer.disconnect();
      element.click();
    }).observe(document.body, {childList: true, subtree: true});
  }, selector);

test('@real-05 a click on Try it works as soon as a link has shown the page', async ({operation, page}) => {
  await operation.open('/docs/api/people-index/');
  await clickOnArrival(page, '[data-operation=people-create] [data-try-it-toggle]');
  await operation.sidebar.link('Create a person').click();
  await operation.isAt('/docs/api/people-create/', 'Create a person');
  await expect(operation.tryIt.form).toBeVisible();
});

test('@real-05 a link in the text stays in the site immediately', async ({operation, page}) => {
  await operation.open('/docs/api/people-index/');
  const documents = watchDocuments(page);
  await clickOnArrival(page, 'main:has([data-operation=people-create]) a[href="/docs/api/person-upserts-create/"]');
  await operation.sidebar.link('Create a person').click();
  await operation.isAt('/docs/api/person-upserts-create/', 'Create or update a person');
  expect(documents).toEqual([]);
});
