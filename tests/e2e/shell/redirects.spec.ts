import {expect, test} from '../../fixtures/test';

test('@topics-02 a link to the first reference leads to the operation or guide it meant', async ({page, site}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await site.open('/webhooks/');
  expect(requested).not.toContain('/old-links.json');
  for (const [from, to] of [
    ['/api.html#!/People/get_v2_people_json', '/docs/api/people-index/'],
    ['/#!/People/post_v2_people_json', '/docs/api/people-create/'],
    ['/api.html#!/Topic/RateLimiting', '/docs/platform/api-basics/rate-limits/'],
    ['/api.html#!/Topic/Unknown', '/docs/api/'],
  ] as const) {
    await page.goto(from);
    await page.waitForURL(`**${to}`);
  }
});
