import {expect, test} from '../../fixtures/test';

test('@real-05: a click on Try it counts as soon as an in-site link has shown the page', async ({operation, page}) => {
  await operation.open('/docs/api/people-index/');
  // Clicks in the task in which the next page enters the document: before any effect that React puts off.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const toggle = document.querySelector<HTMLElement>('[data-operation=people-create] [data-try-it-toggle]');
      if (!toggle) return;
      observer.disconnect();
      toggle.click();
    }).observe(document.body, {childList: true, subtree: true});
  });
  await operation.sidebar.link('Create a person').click();
  await operation.isAt('/docs/api/people-create/', 'Create a person');
  await expect(operation.tryIt.form).toBeVisible();
});
