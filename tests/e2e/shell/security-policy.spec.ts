import {watchPolicy} from '../../fixtures/policy';
import {routes} from '../../fixtures/routes';
import {samplePages} from '../../fixtures/samplePages';
import {expect, test} from '../../fixtures/test';

/** Pages of each kind; the login guide has tabs and a drawing. */
const PAGES = [
  ...new Set([...routes.top, ...samplePages, '/docs/platform/api-basics/oauth-authentication/', '/nope/']),
];

test.describe('The content security policy', () => {
  test.use({expectedErrors: /status of 404|larkfield\.example|Executing inline/});

  for (const [title, prefetches, paths] of [
    ['pages need', false, PAGES],
    ['pages fetch ahead', true, ['/', '/docs/platform/intro/', '/docs/api/people/']],
  ] as const) {
    test.describe(() => {
      test.use({prefetches});

      test(`blocks nothing that ${title}`, async ({baseURL, context, page, site}) => {
        test.slow();
        const violations = await watchPolicy(context);
        const origins = new Set<string>();
        page.on('request', (request) => {
          if (!request.url().startsWith('data:')) origins.add(new URL(request.url()).origin);
        });
        for (const path of paths) {
          await site.open(path);
          await site.footer.root.scrollIntoViewIfNeeded();
          await expect(site.footer.logo).toHaveJSProperty('complete', true);
          if (prefetches) await expect(page.locator('head link[rel=prefetch]')).not.toHaveCount(0);
          expect({path, origins: [...origins], violations}).toEqual({path, origins: [baseURL], violations: []});
        }
      });
    });
  }

  test('blocks scripts that are not from the build, and requests to other hosts', async ({context, page, site}) => {
    const violations = await watchPolicy(context);
    await site.open('/docs/platform/intro/');
    const ran = await page.evaluate(async (address) => {
      const script = document.createElement('script');
      script.textContent = 'window.ranInline = true';
      document.body.append(script);
      const button = document.createElement('button');
      button.setAttribute('onclick', 'window.ranHandler = true');
      document.body.append(button);
      button.click();
      const sent = await fetch(address).then(
        () => true,
        () => false,
      );
      return {sent, inline: 'ranInline' in window, handler: 'ranHandler' in window};
    }, 'https://larkfield.example/');
    expect(ran).toEqual({sent: false, inline: false, handler: false});
    await expect
      .poll(() => violations.map(({directive}) => directive))
      .toEqual(expect.arrayContaining(['script-src-elem', 'script-src-attr', 'connect-src']));
  });

  test.describe('in the frame of another page', () => {
    test.use({expectedErrors: /frame-ancestors|Framing/});

    test('shows nothing', async ({baseURL, page}) => {
      await page.setContent(`<iframe src="${baseURL ?? ''}/"></iframe>`);
      await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
      await expect(page.frameLocator('iframe').getByText('for Developers')).toHaveCount(0);
    });
  });
});
