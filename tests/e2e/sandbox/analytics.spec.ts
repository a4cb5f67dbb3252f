import {WRITE_KEY} from '../../../sandbox/settings';
import {dataPlane} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/watchedTest';

test('the page of the data plane lists the events that arrived', async ({context, site}) => {
  const plane = await context.newPage();
  await site.open('/webhooks/');
  const entry = plane.getByText(new RegExp(`page .*\\(${WRITE_KEY}-`)).first();
  await expect(async () => {
    await plane.goto(dataPlane);
    await expect(entry).toBeVisible({timeout: 500});
  }).toPass();
  await entry.click();
  await expect(plane.locator('pre:visible').first()).toContainText('"anonymousId"');
});
