import {expect, test} from '../../fixtures/test';

const QUIET = 'rgba(0, 0, 0, 0)';

test('a URL opens and highlights its field, and the link next to a field goes to its URL @mobile', async ({
  operation,
  page,
}) => {
  await operation.open('/docs/api/people-create/#body-email_address');
  const opened = operation.field('body-email_address');
  await expect(opened).toBeInViewport({ratio: 1});
  await expect(opened).not.toHaveCSS('background-color', QUIET);
  const {y: below} = (await opened.boundingBox()) ?? {y: 0};
  const {height: bar} = (await operation.navbar.root.boundingBox()) ?? {height: 0};
  expect(below).toBeGreaterThanOrEqual(bar);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  const field = operation.field('body-last_name');
  await expect(field).toHaveCSS('background-color', QUIET);
  const link = operation.linkTo('body-last_name');
  await expect(link).toHaveAccessibleName('Link to last_name');
  await link.click();
  await expect(page).toHaveURL('/docs/api/people-create/#body-last_name');
  await expect(field).toBeInViewport();
  await expect(field).not.toHaveCSS('background-color', QUIET);
});

test('links to a parameter and to a nested field open and highlight them @mobile', async ({operation, page}) => {
  await operation.open('/docs/api/people-index/#query-per_page');
  const parameter = operation.field('query-per_page');
  await expect(parameter).toBeInViewport({ratio: 1});
  await expect(parameter).not.toHaveCSS('background-color', QUIET);
  await operation.isIdle();
  const {y: below} = (await parameter.boundingBox()) ?? {y: 0};
  const {height: bar, y: top} = (await operation.navbar.root.boundingBox()) ?? {height: 0};
  expect(top).toBe(0);
  expect(below).toBeGreaterThanOrEqual(bar);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  // A full load: the parents are opened from the URL alone.
  await page.goto('about:blank');
  await operation.open('/docs/api/people-index/#response-200-metadata.paging.per_page');
  const field = operation.field('response-200-metadata.paging.per_page');
  await expect(field).toBeInViewport();
  await expect(field).not.toHaveCSS('background-color', QUIET);
});
