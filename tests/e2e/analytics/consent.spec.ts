import {watchAnalytics} from '../../fixtures/DataPlane';
import {watchLayoutShift} from '../../fixtures/layoutShift';
import {Consent} from '../../fixtures/pages/Consent';
import {dataPlane} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/watchedTest';

const GUIDE = '/docs/platform/api-basics/rate-limits/';

test.describe('If consent is required', () => {
  test.use({settings: {analyticsConsent: 'required'}});

  test('nothing is sent before they agree, and all afterwards @mobile', async ({axe, page, plane, site}) => {
    const shift = await watchLayoutShift(page);
    const {banner, allow} = new Consent(page);
    await site.open(GUIDE);
    await expect(banner).toBeVisible();
    expect((await axe().include('section[aria-label="Consent to analytics"]').analyze()).violations).toEqual([]);
    expect(await shift()).toBeLessThan(0.001);
    expect(await plane.names()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rl_')))).toEqual([]);
    await allow.focus();
    await page.keyboard.press('Enter');
    await expect(banner).toHaveCount(0);
    await expect.poll(() => plane.names()).toEqual([GUIDE]);
    await site.open('/api/');
    await expect.poll(() => plane.names()).toEqual([GUIDE, '/api/']);
    await expect(banner).toHaveCount(0);
  });

  test('a no is kept', async ({page, plane, site}) => {
    const asked = watchAnalytics(page);
    const {banner, decline, change} = new Consent(page);
    await site.open('/');
    await decline.click();
    await site.open(GUIDE);
    // It is there once everything has been decided.
    await expect(change).toBeVisible();
    await expect(banner).toHaveCount(0);
    await expect(page.locator('[data-slot=feedback]')).toBeEmpty();
    expect(await plane.names()).toEqual([]);
    expect(asked.filter((url) => url.startsWith(dataPlane))).toEqual([]);
  });

  test('the choice can be changed at the end of any page', async ({axe, page, plane, site}) => {
    const {banner, allow, decline, change} = new Consent(page);
    await site.open(GUIDE);
    await expect(banner).toBeVisible();
    await expect(change).toHaveCount(0);
    await decline.click();
    await page.locator('.pagination-nav__link--next').click();
    await expect(site.heading).not.toHaveText('Rate limits');
    await change.press('Enter');
    await expect(banner).toBeFocused();
    expect((await axe().include('footer').analyze()).violations).toEqual([]);
    await decline.click();
    await expect(change).toBeFocused();
    expect(await plane.names()).toEqual([]);
    await change.click();
    await allow.click();
    await expect.poll(() => plane.names()).toEqual([new URL(page.url()).pathname]);
    await change.click();
    await decline.click();
    await site.open('/api/');
    await expect(change).toBeVisible();
    expect(await plane.names()).toHaveLength(1);
  });
});
