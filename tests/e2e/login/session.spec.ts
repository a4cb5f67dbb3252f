import {watchLayoutShift} from '../../fixtures/layoutShift';
import {expect, test} from '../../fixtures/test';

test.use({reuseContext: false});

const KEYS = ['attempt', 'popup', 'token', 'expiry', 'initials', `code.${'A'.repeat(43)}`];

test('@login-10 an open page logs out in the second of the expiry', async ({logIn, page, site}) => {
  await page.clock.install();
  await site.open('/docs/platform/intro/');
  await logIn.succeedsAs('Maya Okafor', {tokenLife: 90});
  const {expiry} = await logIn.stored();
  await page.clock.pauseAt(Number(expiry) * 1000 - 1);
  await logIn.isLoggedInAs('MO');
  await page.clock.runFor(1);
  await logIn.isLoggedOut();
});

test('@login-10 a page that slept past the expiry is logged out when it wakes', async ({logIn, page, site}) => {
  await page.clock.install();
  await logIn.earlierOn(site, '/', 90);
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await logIn.isLoggedOut();
});

test('@login-09 a session of 30 days lasts 30 days', async ({logIn, page, site}) => {
  await page.clock.install();
  await logIn.earlierOn(site, '/', 30 * 86_400);
  await page.clock.fastForward(29 * 86_400_000);
  await logIn.isLoggedInAs('MO');
});

test('A session is restored without movement, and belongs to its tab', async ({context, logIn, page, site}) => {
  const layoutShift = await watchLayoutShift(page);
  await logIn.earlierOn(site, '/');
  expect(await layoutShift()).toBeLessThan(0.01);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('button', {name: 'Log In', exact: true})).toBeVisible();
  await other.evaluate(() => {
    localStorage.clear();
  });
  await site.reload();
  await logIn.isLoggedInAs('MO');
});

test('With any content in storage, pages work, logged out', async ({logIn, page, site}) => {
  const values = ['', '{', 'null', '[]', '"x"', '{"__proto__":{"id":1}}', '9'.repeat(5000), '\u0000\u202E'];
  await site.open('/');
  for (const value of values) {
    await page.evaluate(
      ([names, text]) => {
        for (const name of names) {
          sessionStorage.setItem(`devdocs.auth.${name}`, text);
          localStorage.setItem(`devdocs.auth.${name}`, text);
        }
      },
      [KEYS, value] as const,
    );
    await site.reload();
    await expect(logIn.button).toBeVisible();
  }
});

test('Full storage shows a message, and login works when there is space', async ({logIn, page, site}) => {
  await page.addInitScript(() => {
    const full = {now: true};
    Object.assign(window, {full});
    Storage.prototype.setItem = new Proxy(
      Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as object,
      {
        apply: (store, storage, [key, value]: string[]) => {
          if (full.now && key?.startsWith('devdocs.auth.')) throw new DOMException('Full', 'QuotaExceededError');
          Reflect.apply(store as (...items: unknown[]) => void, storage, [key, value]);
        },
      },
    ) as Storage['setItem'];
  });
  await site.open('/');
  await logIn.button.click();
  await expect(logIn.notice).toContainText('no storage left');
  await page.evaluate(() => Object.assign((window as unknown as {full: object}).full, {now: false}));
  await logIn.succeedsAs('Maya Okafor');
  await expect(logIn.notice).toBeEmpty();
});

for (const [direction, shift, display] of [
  ['ahead', 86_400_000, undefined],
  ['behind', -86_400_000, 'MO'],
] as const) {
  test(`With a clock a day ${direction} a login is ${display ? 'kept' : 'over'}`, async ({logIn, page, site}) => {
    await page.clock.setSystemTime(Date.now() + shift);
    await site.open('/docs/platform/intro/');
    await logIn.as('Maya Okafor');
    await expect.poll(() => logIn.exchanges.length).toBe(1);
    await (await logIn.exchanges[0]?.response())?.finished();
    if (display) await logIn.isLoggedInAs(display);
    else await expect.poll(() => logIn.stored()).toEqual({});
    await site.reload();
    if (display) await logIn.isLoggedInAs(display);
    else await logIn.isLoggedOut();
  });
}
