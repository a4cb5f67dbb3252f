import {respond} from '../../fixtures/conditions';
import {KEY, api} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

/** A wrong type, a field that no one described, and no other field. */
const ODD = {data: {id: '70211', nickname: 'Sunny'}};
const ROW = '[id="response-200-data.id"]';

test('@answers-01 a difference leads to the row of its field, from the form and from API Logs', async ({
  apiLogs,
  operation,
  tryIt,
  page,
}) => {
  await operation.openForm('/docs/api/people-show/', KEY);
  await tryIt.input('path:id').fill('70211');
  await respond(page, `${api}/**`, {body: ODD});
  await tryIt.sends();
  const line = page.locator('[data-comparison]');
  await line.getByText(/^\d+ differences$/).click();
  await line.getByRole('link', {name: 'data.id', exact: true}).click();
  await expect(page).toHaveURL(/#response-200-data\.id$/);
  await expect(page.locator(ROW)).toBeInViewport();

  await apiLogs.open('/api-logs/');
  await apiLogs.calls.first().getByRole('button').click();
  await line.getByText(/^\d+ differences$/).click();
  await line.getByRole('link', {name: 'data.id', exact: true}).click();
  await expect(page).toHaveURL(/people-show\/#response-200-data\.id$/);
  await expect(page.locator(ROW)).toBeInViewport();
});

test.describe('On a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('@answers-01 a link of a difference closes the sheet, and nothing is wider than the page', async ({
    operation,
    tryIt,
    page,
  }) => {
    await operation.openForm('/docs/api/people-show/', KEY);
    await tryIt.input('path:id').fill('70211');
    await respond(page, `${api}/**`, {body: ODD});
    await tryIt.sends();
    await page.locator('[data-comparison] summary').tap();
    expect(await operation.sidewaysScroll()).toBe(0);
    await page.locator('[data-comparison] a').first().tap();
    await expect(page.getByRole('dialog', {name: 'Request and response'})).toBeHidden();
    await expect(page.locator(ROW)).toBeInViewport();
  });
});
