import {api, dataPlane, sso} from '../fixtures/sandbox';
import {watchPolicy} from '../fixtures/policy';
import {routes} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

/** One address of each kind of page; the log-in guide has tabs and a drawing. */
const PAGES = [
  ...routes.top,
  '/docs/platform/intro/',
  '/docs/platform/api-basics/',
  '/docs/platform/api-basics/oauth-authentication/',
  '/docs/api/',
  '/docs/api/people/',
  '/docs/api/people-index/',
  '/docs/api/people-create/',
  '/docs/api/1.0/',
  '/nope/',
];

test.describe('The content security policy', () => {
  test.use({expectedErrors: /status of 404|larkfield\.example|Executing inline/});

  test('blocks nothing that pages need', async ({context, site}) => {
    test.slow();
    const violations = await watchPolicy(context);
    for (const address of PAGES) await site.open(address);
    expect(violations).toEqual([]);
  });

  test('blocks nothing during login, search, a call, its list and its download', async ({
    apiLogs,
    context,
    logIn,
    operation,
    page,
    search,
  }) => {
    test.slow();
    const violations = await watchPolicy(context);
    await operation.open('/docs/api/people-index/');
    await logIn.as('Maya Okafor');
    await logIn.isLoggedInAs('MO');
    await search.choose('create person', 'Create a person');
    await operation.isAt('/docs/api/people-create/', 'Create a person');
    await operation.tryIt.open.click();
    await operation.tryIt.asForm.click();
    await operation.tryIt.send.click();
    await expect(operation.tryIt.outcome).toContainText('200 OK');
    await operation.link('/docs/api/people-index/').click();
    await operation.isAt('/docs/api/people-index/');
    await operation.sidebar.filter.fill('cadence');
    await apiLogs.open('/api-logs/');
    await expect(apiLogs.main).toContainText('/v2/people');
    await page.setViewportSize({width: 390, height: 844});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    expect(violations).toEqual([]);
  });

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

  test('names the origins of the settings and no other', async ({request}) => {
    const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
    expect(policy).toContain(`connect-src 'self' ${sso} ${api} ${dataPlane};`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-(inline|eval)|\*/);
  });
});

test('@site-05 no query makes a page dark', async ({site}) => {
  await site.open('/?docusaurus-theme=dark&docusaurus-data-x=1');
  await expect(site.html).toHaveAttribute('data-theme', 'light');
  await expect(site.html).not.toHaveAttribute('data-x');
});
