import {expect, test} from '../../fixtures/test';

test('@routes-01 the footer leads to the top pages and Back to the home page', async ({page, site}) => {
  await site.open('/');
  for (const [link, to, heading] of [
    ['Guides', '/guides/', 'Guides'],
    ['API versions', '/api/', 'API'],
    ['Webhooks', '/webhooks/', 'Webhooks'],
    ['API Logs', '/api-logs/', /API logs/i],
  ] as const) {
    await site.footer.link(link).click();
    await site.isAt(to, heading);
    await page.goBack();
    await site.isAt('/');
  }
});

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
