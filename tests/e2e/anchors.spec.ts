import {expect, test} from '../fixtures/test';

const QUIET = 'rgba(0, 0, 0, 0)';

for (const [address, anchor] of [
  ['/docs/api/people-index/', 'query-per_page'],
  ['/docs/api/people-create/', 'body-email_address'],
] as const) {
  test(`${address}#${anchor} opens and highlights the field @mobile`, async ({operation, page}) => {
    await operation.open(`${address}#${anchor}`);
    const field = operation.field(anchor);
    await expect(field).toBeInViewport({ratio: 1});
    await expect(field).not.toHaveCSS('background-color', QUIET);
    const {y: below} = (await field.boundingBox()) ?? {y: 0};
    const {height: bar} = (await operation.navbar.root.boundingBox()) ?? {height: 0};
    expect(below).toBeGreaterThanOrEqual(bar);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
}

test('the link next to a field goes to its URL @mobile', async ({operation, page}) => {
  await operation.open('/docs/api/people-create/');
  const field = operation.field('body-last_name');
  await expect(field).toHaveCSS('background-color', QUIET);
  const link = operation.linkTo('body-last_name');
  await expect(link).toHaveAccessibleName('Link to last_name');
  await link.click();
  await expect(page).toHaveURL('/docs/api/people-create/#body-last_name');
  await expect(field).toBeInViewport();
  await expect(field).not.toHaveCSS('background-color', QUIET);
});

test('a link to a nested field opens its parents @mobile', async ({operation}) => {
  await operation.open('/docs/api/people-index/#response-200-metadata.paging.per_page');
  const field = operation.field('response-200-metadata.paging.per_page');
  await expect(field).toBeInViewport();
  await expect(field).not.toHaveCSS('background-color', QUIET);
});
