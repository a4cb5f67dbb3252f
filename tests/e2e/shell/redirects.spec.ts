import {readFileSync} from 'node:fs';
import {expect, test} from '../../fixtures/test';

const moved = [
  ['/api.html', '/api/'],
  ['/oauth.html', '/docs/platform/api-basics/oauth-authentication/'],
  ['/bulk.html', '/bulk/'],
  ['/activity-history.html', '/activity-history/'],
  ['/cadence-imports.html', '/cadence-imports/'],
  ['/webhooks.html', '/webhooks/'],
] as const;

test('@topics-02 a link to the first reference leads to the operation or guide it meant', async ({page, site}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const [from, to] of [
    ['/api.html#!/People/get_v2_people_json', '/docs/api/people-index/'],
    ['/#!/People/post_v2_people_json', '/docs/api/people-create/'],
    ['/api.html#!/Topic/RateLimiting', '/docs/platform/api-basics/rate-limits/'],
    ['/api.html#!/Topic/Unknown', '/docs/api/'],
  ] as const) {
    await site.open('/webhooks/');
    expect(requested).not.toContain('/old-links.json');
    await page.goto(from);
    await page.waitForURL(`**${to}`);
    requested.length = 0;
  }
});

test.describe('On a host that serves files only', () => {
  test.use({javaScriptEnabled: false});

  test('the pages of old URLs redirect without script', async ({page, site}) => {
    for (const [from, to] of [...moved, ['/docs/index.html', '/docs/platform/intro/'] as const]) {
      // The sandbox's server redirects before it looks for a file; such a host would send the file.
      const file = readFileSync(`build${from}`, 'utf8');
      await page.route(`**${from}`, (route) => route.fulfill({contentType: 'text/html', body: file}));
      await site.read(from);
      await site.isAt(to);
    }
  });
});
