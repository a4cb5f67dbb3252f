import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {page} from 'vitest/browser';
import {start} from '@site/src/features/analytics/engine';
import {publish} from '@site/src/features/events';
import type {AnalyticsSettings} from '@site/src/features/settings/core/analyticsSettings';

const {idle, sent} = vi.hoisted(() => ({idle: vi.fn(), sent: vi.fn<(message: {readonly name: string}) => void>()}));
vi.mock('@site/src/features/page-loading', () => ({whenHydrated: () => Promise.resolve(), whenIdle: idle}));
vi.mock('@site/src/features/analytics/engine/sender', () => ({
  startSender: () => ({send: sent, identify: () => undefined, forget: () => undefined}),
}));
vi.mock('@site/src/features/feedback', () => ({showFeedback: () => undefined}));
vi.mock('@site/src/features/auth', () => ({onIdentity: () => () => undefined}));
vi.mock('@generated/globalData', () => ({default: {}}));
vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: {canUseDOM: true}}));

const settings = {
  analyticsConsent: 'required',
  analyticsConfigUrl: 'https://config.example',
  analyticsWriteKey: 'key',
  analyticsDataPlaneUrl: 'https://plane.example',
} as AnalyticsSettings;
const ENABLED = {source: {id: 'one', name: 'Docs', workspaceId: 'ours', enabled: true, config: {}, destinations: []}};

const banner = page.getByRole('region', {name: 'Analytics consent'});
const button = (name: string) => banner.getByRole('button', {name});
const requests = () => vi.mocked(fetch).mock.calls.length;

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(ENABLED))),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sent.mockClear();
  localStorage.clear();
});

test.each(['stored', 'blocked'])(
  '@analytics-01 nothing is sent before consent or after a refusal: storage is %s',
  async (storage) => {
    localStorage.setItem('rl_anonymous_id', 'one');
    const read = vi.spyOn(window, 'localStorage', 'get');
    if (storage === 'blocked') {
      read.mockImplementation(() => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      });
    }
    publish('search_opened', {});
    const declined = start(settings);
    await expect.element(banner).toBeVisible();
    publish('search_opened', {});
    expect(requests()).toBe(0);
    await button('Decline').click();
    await declined;
    publish('search_opened', {});
    expect([requests(), sent.mock.calls]).toEqual([0, []]);

    // The next page. Without storage, the choice is that of one page.
    const next = start(settings);
    if (storage === 'blocked') {
      await button('Allow').click();
      await next;
      publish('search_opened', {});
      expect(requests()).toBe(1);
      expect(sent.mock.calls.map(([{name}]) => name)).toEqual(['page_viewed', 'search_opened']);
    } else {
      await next;
      await expect.element(banner).not.toBeInTheDocument();
      expect(requests()).toBe(0);
      expect(localStorage.getItem('rl_anonymous_id')).toBeNull();
    }
  },
);

test.each<[what: string, respond: () => Promise<Response>]>([
  ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['401 for the write key', () => Promise.resolve(Response.json(ENABLED, {status: 401}))],
])('@analytics-04 a configuration that fails leaves the page in silence: %s', async (_, respond) => {
  vi.mocked(fetch).mockImplementation(respond);
  await start({...settings, analyticsConsent: 'implied'});
  publish('search_opened', {});
  expect([requests(), sent.mock.calls]).toEqual([1, []]);
});

test('@analytics-01 a browser with Global Privacy Control sees no question, also after an earlier consent', async () => {
  localStorage.setItem('devdocs.analytics.consent', 'granted');
  localStorage.setItem('rl_anonymous_id', 'one');
  Object.defineProperty(navigator, 'globalPrivacyControl', {value: true, configurable: true});
  // It starts analytics when it is loaded, unless it must not.
  await import('@site/src/features/analytics/client');
  expect(localStorage.getItem('rl_anonymous_id')).toBeNull();
  expect(idle).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});
