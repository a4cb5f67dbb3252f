import {readFileSync} from 'node:fs';
import {describe, expect, test, vi} from 'vitest';
import {isTrackingRefused, trackingAllowed} from '../../../../src/features/analytics/trackingAllowed';
import {
  LIBRARY_VERSION,
  basicAuth,
  readSourceConfig,
  sourceConfigUrl,
} from '../../../../src/features/analytics/core/sourceConfig';

describe('The source configuration', () => {
  test('is requested as the installed library does', () => {
    const {version} = JSON.parse(readFileSync('node_modules/@rudderstack/analytics-js/package.json', 'utf8')) as {
      readonly version: string;
    };
    expect(LIBRARY_VERSION).toBe(version);
    expect(sourceConfigUrl('https://config.example', 'key')).toBe(
      `https://config.example/sourceConfig/?p=npm&v=${version}&build=modern&writeKey=key`,
    );
    expect(basicAuth('key')).toBe('Basic a2V5Og==');
  });

  test('is read without what could make a page do more', () => {
    const source = {
      ...{id: 'one', name: 'Docs', workspaceId: 'ours', enabled: true, evil: true},
      config: {statsCollection: {errors: {enabled: true}, metrics: {enabled: true}}},
      destinations: [{id: 'tracker', enabled: true}],
    };
    expect(readSourceConfig({source, consentManagementMetadata: {}})).toEqual({
      source: {
        ...{id: 'one', name: 'Docs', workspaceId: 'ours', enabled: true, destinations: []},
        config: {statsCollection: {errors: {enabled: false}, metrics: {enabled: false}}},
      },
    });
  });

  test.each([undefined, null, 7, 'text', {}, {source: null}, {source: {id: 7}}, {source: {id: 'one', enabled: false}}])(
    '%j is none',
    (body) => expect(readSourceConfig(body)).toBeUndefined(),
  );
});

test.each([
  [{doNotTrack: null}, false],
  [{doNotTrack: '0', globalPrivacyControl: false}, false],
  [{doNotTrack: '1'}, true],
])('tracking is refused by a browser that sends %j: %s', (wishes, refused) =>
  expect(isTrackingRefused(wishes)).toBe(refused),
);

test('@search-19 hosted search follows the signal of the browser, whatever the settings', () => {
  const settings = {analyticsConsent: 'implied'} as const;
  vi.stubGlobal('navigator', {});
  expect(trackingAllowed(settings)).toBe(true);
  vi.stubGlobal('navigator', {globalPrivacyControl: true});
  expect(trackingAllowed(settings)).toBe(false);
  vi.unstubAllGlobals();
});
