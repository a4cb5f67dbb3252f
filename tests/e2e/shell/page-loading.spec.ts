import {denyStorage, hold} from '../../fixtures/conditions';
import {
  MAIN_SCRIPT,
  PAGE_SCRIPT,
  ScriptLoss,
  setConnection,
  watchDocuments,
  watchPageScripts,
} from '../../fixtures/pageFaults';
import {PhoneMenu} from '../../fixtures/pages/PhoneMenu';
import {KEY} from '../../fixtures/sandbox';
import {searches} from '../../fixtures/tags';
import {expect, test} from '../../fixtures/test';

test.use({reuseContext: false});

const HOME = '/docs/platform/intro/';
const GUIDE = '/docs/platform/api-basics/rate-limits/';
const STYLES = '**/assets/css/*.css';

test.describe('Pages ahead', () => {
  test.use({prefetches: true});

  test('@shell-09 are fetched when their links are seen and pointed at', async ({docs, page}) => {
    const scripts = watchPageScripts(page);
    await docs.open(HOME);
    await expect(page.locator('head link[rel=prefetch]')).not.toHaveCount(0);
    const before = scripts.length;
    const fetched = page.waitForRequest(/assets\/js/);
    await docs.link(GUIDE).hover();
    await fetched;
    expect(scripts.length).toBeGreaterThan(before);
  });

  for (const [line, connection] of [
    ['a 2g line', {effectiveType: '2g'}],
    ['data-saver', {saveData: true}],
  ] as const) {
    test(`@shell-09 are not fetched on ${line}`, async ({docs, page}) => {
      await setConnection(page, connection);
      await docs.open(HOME);
      const scripts = watchPageScripts(page);
      await docs.link(GUIDE).hover();
      await docs.link('/docs/api/').hover();
      await docs.footer.root.scrollIntoViewIfNeeded();
      await docs.isIdle();
      await expect(page.locator('head link[rel=prefetch]')).toHaveCount(0);
      expect(scripts).toEqual([]);
    });
  }
});

test.describe('The menu of a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  for (const [when, held, tapsBetween] of [
    ['before any script', '**/assets/js/start.*.js', 1],
    ['twice, because nothing seems to happen', MAIN_SCRIPT, 2],
    ["while the page's own script loads", PAGE_SCRIPT, 1],
  ] as const) {
    test(`@hand-04 opens by a tap ${when}, and the page stays where it is`, async ({docs, page}) => {
      const release = await hold(page, held);
      await page.goto(GUIDE, {waitUntil: 'commit'});
      const link = page.getByRole('link', {name: 'All site links'});
      for (let tap = 0; tap < tapsBetween; tap++) await link.tap();
      if (held === MAIN_SCRIPT) expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(docs.html).toHaveAttribute('data-has-hydrated', 'false');
      release();
      await expect(new PhoneMenu(page).back).toBeVisible();
      expect(await page.evaluate(() => [window.scrollY, window.location.hash])).toEqual([0, '']);
    });
  }
});

test.describe('A page with missing files', () => {
  test.use({expectedErrors: /Failed to load resource/});

  test('@shell-10 is logged and reloaded, which loads a new deployment', async ({docs, page}) => {
    const loss = await ScriptLoss.on(page);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await docs.open(HOME);
    const documents = watchDocuments(page);
    loss.lose(1);
    await docs.link(GUIDE).click();
    await docs.isAt(GUIDE, 'Rate limits');
    await docs.isAlive();
    expect(documents).toEqual([GUIDE]);
    expect(warnings.join()).toMatch(/Loading chunk .* failed/);
  });

  const guide = [GUIDE, 'Rate limits'] as const;
  const operation = ['/docs/api/people-index/', 'List people'] as const;
  for (const [script, files, [address, heading]] of [
    ['main script', MAIN_SCRIPT, guide],
    ['start script', '**/assets/js/start.*.js', operation],
    ['runtime', '**/assets/js/runtime~main.*.js', guide],
    ['shared scripts', '**/assets/js/vendors-*.js', guide],
    ["page's own script", PAGE_SCRIPT, guide],
  ] as const) {
    test(`@shell-10 says that its ${script} failed to load`, async ({docs, page}) => {
      await page.route(files, (route) => route.abort());
      await page.goto(address, {waitUntil: 'commit'});
      await expect(docs.loading.lostFiles).toBeVisible({timeout: 15_000});
      await expect(docs.heading).toHaveText(heading);
    });
  }

  test('@shell-10 says that its styles failed to load, and works without a reload', async ({docs, page}) => {
    await page.route(STYLES, (route) => route.abort());
    const documents = watchDocuments(page);
    await docs.open(GUIDE);
    await expect(docs.loading.lostFiles).toBeVisible({timeout: 15_000});
    expect(documents).toEqual([GUIDE]);
  });

  test('@shell-10 works while its styles are late, and the notice goes away when they come', async ({docs, page}) => {
    const release = await hold(page, STYLES);
    await page.goto(GUIDE, {waitUntil: 'commit'});
    await expect(docs.html).toHaveAttribute('data-has-hydrated', 'true', {timeout: 10_000});
    await expect(docs.loading.lostFiles).toBeVisible({timeout: 15_000});
    release();
    await expect(docs.loading.lostFiles).toBeHidden();
  });

  test('@shell-10 is reloaded once only, and its text stays', async ({docs, page}) => {
    const loss = await ScriptLoss.on(page);
    await docs.open(HOME);
    const documents = watchDocuments(page);
    loss.lose();
    await docs.link(GUIDE).click();
    const gaveUp = page.waitForEvent('console', (message) => message.type() === 'warning' && documents.length > 0);
    await gaveUp;
    await page.waitForLoadState('networkidle');
    await docs.isAt(GUIDE, 'Rate limits');
    await expect(docs.loading.lostFiles).toBeVisible({timeout: 15_000});
    expect(documents).toEqual([GUIDE]);
  });
});

test.describe('Without network', () => {
  test.use({expectedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/});

  for (const [kind, address, heading] of [
    ['a guide', GUIDE, 'Rate limits'],
    ['an operation', '/docs/api/', /API 2\.0/],
  ] as const) {
    test(`@shell-08 @errors-01 ${kind} says why it cannot be shown, and Retry loads it`, async ({
      context,
      docs,
      page,
    }) => {
      await docs.open(HOME);
      await context.setOffline(true);
      await docs.link(address).click();
      await expect(docs.loading.failure).toContainText("This page couldn't be loaded.");
      await expect(docs.loading.failure).toContainText("You're offline. Connect to a network");
      await expect(docs.loading.failure).not.toContainText(/Loading chunk|Failed to fetch/);
      await docs.loading.retry.click();
      await expect(docs.loading.failure).toContainText("This page couldn't be loaded.");
      const release = await hold(page, /\/assets\/js\/|\/docs\/api\/$/);
      await context.setOffline(false);
      await docs.loading.retry.click();
      await expect(docs.loading.spinner).toHaveText('Loading the page');
      release();
      await docs.isAt(address, heading);
    });
  }
});

test(
  'With storage denied and cookies blocked, pages and try-it work, and Log In says what it needs',
  searches,
  async ({context, logIn, operation, page, search}) => {
    await denyStorage(page);
    for (const address of ['/api-logs/', GUIDE, '/docs/api/people/', '/?code=abc']) {
      await operation.open(address);
      await expect(operation.heading).toBeVisible();
      await expect(logIn.button).toBeVisible();
    }
    expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false);
    await logIn.button.click();
    await expect(logIn.notice).toContainText('Your browser blocks storage for this site');
    expect(context.pages()).toHaveLength(1);
    await search.choose('list people', 'List people');
    await operation.isAt('/docs/api/people-index/');
    await operation.tryIt.open.click();
    await operation.tryIt.chooseTarget('Your account');
    await operation.tryIt.key.fill(KEY);
    await operation.tryIt.sends();
  },
);
