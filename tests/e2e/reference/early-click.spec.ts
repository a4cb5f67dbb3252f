import type {Page} from '@playwright/test';
import {watchDocuments} from '../../fixtures/pageFaults';
import {expect, test} from '../../fixtures/test';

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

test('@real-05: a click on Try it counts as soon as an in-site link has shown the page', async ({operation, page}) => {
  await operation.open('/docs/api/people-index/');
  await clickOnArrival(page, '[data-operation=people-create] [data-try-it-toggle]');
  await operation.sidebar.link('Create a person').click();
  await operation.isAt('/docs/api/people-create/', 'Create a person');
  await expect(operation.tryIt.form).toBeVisible();
});

test('@real-05: a link in the text stays in the site as soon as an in-site link has shown the page', async ({
  operation,
  page,
}) => {
  await operation.open('/docs/api/people-index/');
  const documents = watchDocuments(page);
  await clickOnArrival(page, 'main:has([data-operation=people-create]) a[href="/docs/api/person-upserts-create/"]');
  await operation.sidebar.link('Create a person').click();
  await operation.isAt('/docs/api/person-upserts-create/', 'Create or update a person');
  expect(documents).toEqual([]);
});
