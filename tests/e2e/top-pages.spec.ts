import {test} from '../fixtures/test';

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
