import {expect, test} from '../../fixtures/test';

test('@work-07 the home page shows the latest change, and its files are there', async ({page, request, site}) => {
  await site.open('/');
  const {items} = (await (await request.get('/feed.json')).json()) as {items: {date_modified: string}[]};
  await expect(site.main.locator('time')).toHaveAttribute('datetime', items[0]?.date_modified.slice(0, 10) ?? '');
  await expect(site.main.getByRole('link', {name: /^\d+ operations$/})).toBeVisible();
  for (const file of ['OpenAPI', 'TypeScript', 'llms.txt']) {
    const href = await site.main.getByRole('link', {name: file, exact: true}).getAttribute('href');
    expect((await request.get(String(href))).status()).toBe(200);
  }
  await expect(page).toHaveTitle('Salesloft API guides and reference | Salesloft for Developers');
});
