import {accounts} from '../../sandbox/accounts';
import {DataPlane} from '../fixtures/DataPlane';
import {CONSENT_WRITE_KEY} from './site';
import {expect, test} from './test';

const [maya] = accounts;
const LOG_IN = '.navbar [data-slot=log-in]';

test('log-in goes through its popup, and Log Out ends it', async ({visitor}) => {
  await visitor.open('/');
  await visitor.click(`${LOG_IN} button`, 'Log In');
  const popup = await visitor.popup();
  await popup.click(`button[value="${maya?.id ?? ''}"]`);
  await visitor.sees(`${LOG_IN} button`, 'MO');
  await visitor.hasWindows(1);
  await visitor.click(`${LOG_IN} button`, 'MO');
  await visitor.click(`${LOG_IN} button`, 'Log Out');
  await visitor.sees(`${LOG_IN} button`, 'Log In');
});

test('try-it sends a call and shows the response', async ({visitor}) => {
  await visitor.open('/docs/api/people-index/');
  await visitor.click('main button', 'Try it');
  await visitor.click('form[aria-label="Try it"] input[type=password]');
  await visitor.type(maya?.apiKey ?? '');
  await visitor.click('form[aria-label="Try it"] button', 'Send');
  await visitor.sees('[data-outcome] > *', '200 OK');
});

test.describe('Where analytics needs consent', () => {
  test.use({site: 'consentSite'});

  test('nothing is sent before a visitor agrees, and the choice can be changed', async ({visitor}) => {
    const guide = '/docs/platform/api-basics/rate-limits/';
    const plane = new DataPlane(CONSENT_WRITE_KEY);
    const before = await plane.names();
    await visitor.open(guide);
    await visitor.click('[aria-label="Consent to analytics"] button', 'Decline');
    await visitor.misses('[aria-label="Consent to analytics"]');
    await visitor.click('footer button', 'Change your analytics choice');
    await visitor.sees('[aria-label="Consent to analytics"]');
    expect(await plane.names()).toEqual(before);
    await visitor.click('[aria-label="Consent to analytics"] button', 'Allow');
    await expect.poll(() => plane.names()).toEqual([...before, guide]);
  });
});
