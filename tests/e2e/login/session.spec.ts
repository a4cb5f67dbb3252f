import type {Page} from '@playwright/test';
import {watchLayoutShift} from '../../fixtures/layoutShift';
import {LogIn} from '../../fixtures/pages/LogIn';
import {expect, test} from '../../fixtures/test';

const KEYS = ['attempt', 'popup', 'token', 'expiry', 'initials', `code.${'A'.repeat(43)}`];

test('@login-10 an open page logs out when the second of the expiry comes', async ({logIn, page, site}) => {
  await page.clock.install();
  await site.open('/docs/platform/intro/');
  await logIn.as('Maya Okafor', {tokenLife: 90});
  await logIn.isLoggedInAs('MO');
  const {expiry} = await logIn.stored();
  await page.clock.pauseAt(Number(expiry) * 1000 - 1);
  await logIn.isLoggedInAs('MO');
  await page.clock.runFor(1);
  await logIn.isLoggedOut();
});

test('@login-10 a page that slept past the expiry is logged out when it wakes', async ({logIn, page, site}) => {
  await page.clock.install();
  await logIn.earlierAs('Maya Okafor', 90);
  await site.open('/');
  await logIn.isLoggedInAs('MO');
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await logIn.isLoggedOut();
});

test('@login-09 a session of 30 days is honoured', async ({logIn, page, site}) => {
  await page.clock.install();
  await logIn.earlierAs('Maya Okafor', 30 * 86_400);
  await site.open('/');
  await logIn.isLoggedInAs('MO');
  await page.clock.fastForward(29 * 86_400_000);
  await logIn.isLoggedInAs('MO');
});

test('A session is restored without any movement, and is the tab’s own: Log Out of others is not its', async ({
  context,
  logIn,
  page,
  site,
}) => {
  const layoutShift = await watchLayoutShift(page);
  await logIn.earlierAs('Maya Okafor');
  await site.open('/');
  await logIn.isLoggedInAs('MO');
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

test('Storage that is switched off: pages are whole, and there is no control', async ({logIn, page, site}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
  });
  for (const address of ['/', '/?code=abc', '/docs/platform/intro/', '/docs/api/people-index/']) {
    await site.open(address);
    await expect(site.heading).toBeVisible();
    await expect(logIn.button).toHaveCount(0);
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
  await logIn.as('Maya Okafor');
  await logIn.isLoggedInAs('MO');
  await expect(logIn.notice).toBeEmpty();
});

test('a tab that begins with an earlier login has in storage what a login leaves', async ({
  context,
  logIn,
  page,
  site,
}) => {
  const kept = (tab: Page): Promise<Record<string, string>[]> =>
    tab.evaluate(() =>
      [sessionStorage, localStorage].map((storage) =>
        Object.fromEntries(Object.entries(storage) as [string, string][]),
      ),
    );
  await site.open('/docs/platform/intro/');
  await logIn.as('Maya Okafor');
  await logIn.isLoggedInAs('MO');
  await expect.poll(async () => Object.keys(await logIn.stored())).toHaveLength(3);
  const tab = await context.newPage();
  const earlier = new LogIn(tab);
  await earlier.earlierAs('Maya Okafor');
  await tab.goto('/docs/platform/intro/');
  await earlier.isLoggedInAs('MO');
  const [[own, local], [seeded, other]] = [await kept(page), await kept(tab)];
  const {token, expiry} = await logIn.stored();
  expect(token).toHaveLength((await earlier.stored()).token?.length ?? 0);
  expect(Math.abs(Number(expiry) - Number((await earlier.stored()).expiry))).toBeLessThan(600);
  expect(other).toEqual(local);
  // The token and its end are each session's own.
  const ownParts = {'devdocs.auth.token': '', 'devdocs.auth.expiry': ''};
  expect({...seeded, ...ownParts}).toEqual({...own, ...ownParts});
});
