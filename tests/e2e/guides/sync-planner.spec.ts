import {expect, test} from '../../fixtures/test';

const GUIDE = '/docs/platform/api-basics/rate-limits/';
const LINK = `${GUIDE}?records=30000&perPage=100&changes=600&interval=30&other=100&latency=1000#sync-planner`;

test('@run-08 plans by keyboard, and the link to a plan opens it', async ({axe, page, site}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.language', 'python'));
  await site.open(GUIDE);
  const planner = page.getByRole('region', {name: 'Plan a sync'});
  await planner.getByRole('button', {name: 'Plan a sync'}).focus();
  await page.keyboard.press('Enter');
  await expect(planner.getByLabel('Records in the list')).toHaveValue('50000');
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('30,000');
  await planner.getByLabel('Milliseconds per request').fill('1000');
  await planner.getByRole('button', {name: 'Nightly'}).click();
  await expect(planner.getByRole('status').first()).toContainText('Points to follow the changes: 146, once a day.');
  await expect(planner.getByLabel('Time between passes')).toHaveValue('1');
  await planner.getByRole('button', {name: 'Every 15 minutes'}).click();
  await expect(planner.getByLabel('Time between passes')).toHaveValue('15');
  await expect(planner.getByLabel('Unit')).toHaveValue('minute');
  const program = planner.getByLabel('cursor-poller.py');
  await planner.getByLabel('Unit').selectOption('Seconds');
  await expect(program).toContainText('"POLL_SECONDS", "15"');
  await planner.getByLabel('Time between passes').fill('30');

  const passes = planner.getByRole('table', {name: 'Cost and time of each pass'});
  await expect(passes.getByRole('row', {name: 'first 429'})).toHaveText(/NoneNone5$/);
  await expect(planner.getByRole('status').first()).toContainText(
    'to follow the changes: 2. Other traffic leaves 500.',
  );
  await expect(program).toContainText('"POLL_SECONDS", "30"');
  await expect(program).toContainText('RESERVE = 100');
  expect((await axe().include('#sync-planner').analyze()).violations).toEqual([]);
  await expect(page).toHaveURL(LINK);

  await site.reload();
  await expect(passes.getByRole('row', {name: 'first 429'})).toHaveText(/5$/);
});
