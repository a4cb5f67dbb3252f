import {readFileSync} from 'node:fs';
import {expect, test} from '../fixtures/test';

const moved = [
  ['/api.html', '/api/'],
  ['/bulk.html', '/bulk/'],
  ['/activity-history.html', '/activity-history/'],
  ['/cadence-imports.html', '/cadence-imports/'],
  ['/webhooks.html', '/webhooks/'],
] as const;

for (const [from, to] of [
  ...moved,
  ['/docs', '/docs/platform/intro/'],
  ['/docs/', '/docs/platform/intro/'],
  ['/bulk/index.html', '/bulk/'],
  ['/index.html', '/'],
] as const) {
  const id = from.startsWith('/docs') ? '@routes-03 ' : '';

  test(`${id}${from} is moved for good to ${to}`, async ({request, site}) => {
    const answer = await request.get(from, {maxRedirects: 0});
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(to);
    await site.open(from);
    await site.isAt(to);
  });
}

test.describe('On a host that serves files only', () => {
  test.use({javaScriptEnabled: false});

  for (const [from, to] of [...moved, ['/docs/index.html', '/docs/platform/intro/'] as const]) {
    test(`the page ${from} redirects to ${to} without script`, async ({page, site}) => {
      // The sandbox's server redirects before it looks for a file; such a host would send the file.
      const file = readFileSync(`build${from}`, 'utf8');
      await page.route(`**${from}`, (route) => route.fulfill({contentType: 'text/html', body: file}));
      await site.read(from);
      await site.isAt(to);
    });
  }
});
