import {expect, test} from '../fixtures/test';

/** A way to each top page: where it starts, and the link that is followed there. */
const ways = [
  {from: '/', link: 'Webhooks', to: '/webhooks/', heading: 'Webhooks'},
  {from: '/', link: 'Bulk jobs', to: '/bulk/', heading: 'Bulk jobs'},
  {from: '/', link: 'Cadence imports', to: '/cadence-imports/', heading: 'Cadence imports'},
  {from: '/', link: 'API Logs', to: '/api-logs/', heading: /API logs/i},
  {from: '/docs/platform/intro/', link: /activity history/i, to: '/activity-history/', heading: 'Activity history'},
];

for (const {from, link, to, heading} of ways) {
  test(`@routes-01 the text of ${from} leads to ${to} @mobile`, async ({site}) => {
    await site.open(from);
    await site.main
      .getByRole('link', {name: link})
      .and(site.page.locator(`[href="${to}"]`))
      .first()
      .click();
    await site.isAt(to, heading);
  });
}

for (const {link, to, heading} of [
  {link: 'Guides', to: '/guides/', heading: 'Guides'},
  {link: 'API versions', to: '/api/', heading: 'API'},
]) {
  test(`@routes-01 the footer leads to ${to} @mobile`, async ({site}) => {
    await site.open('/');
    await site.footer.link(link).click();
    await site.isAt(to, heading);
  });
}

test('@routes-01 going back and forward keeps the pages @mobile', async ({page, site}) => {
  await site.open('/');
  await site.footer.link('Guides').click();
  await site.isAt('/guides/', 'Guides');
  await page.goBack();
  await site.isAt('/');
  await page.goForward();
  await site.isAt('/guides/', 'Guides');
});

test.describe('The home page', () => {
  test('@routes-01 has a first call with its response, in the language of the visitor @mobile', async ({
    page,
    site,
  }) => {
    await site.open('/');
    await expect(site.main).toContainText('read -rs SALESLOFT_API_KEY');
    await expect(site.main.getByRole('tabpanel', {name: 'curl'})).toContainText('https://api.salesloft.com/v2/me');
    await expect(site.main).toContainText('maya.okafor@larkfield.example');
    await page.getByRole('tab', {name: 'Python'}).click();
    await site.open('/docs/platform/api-basics/rate-limits/');
    await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('@work-07 counts what there is, and shows the latest change with its date @mobile', async ({
    page,
    request,
    site,
  }) => {
    await site.open('/');
    const {items} = (await (await request.get('/feed.json')).json()) as {items: {date_modified: string}[]};
    await expect(site.main.locator('time')).toHaveAttribute('datetime', items[0]?.date_modified.slice(0, 10) ?? '');
    await expect(site.main.getByRole('link', {name: /^\d+ operations$/})).toBeVisible();
    for (const file of ['OpenAPI', 'Postman', 'TypeScript', 'llms.txt']) {
      const href = await site.main.getByRole('link', {name: file, exact: true}).getAttribute('href');
      expect((await request.get(String(href))).status()).toBe(200);
    }
    await expect(page).toHaveTitle('Salesloft API guides and reference | Salesloft for Developers');
  });
});
