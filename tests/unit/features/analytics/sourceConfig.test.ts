import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {analyticsOrigins, hasAnalytics} from '../../../../src/features/settings/core/analyticsSettings';
import {isTrackingRefused} from '../../../../src/features/analytics/core/privacySignals';
import {
  LIBRARY_VERSION,
  basicAuth,
  readSourceConfig,
  sourceConfigUrl,
} from '../../../../src/features/analytics/core/sourceConfig';
import {readSettings} from '../../../../src/config/settings';

describe('The source configuration', () => {
  test('is asked for as the installed library asks', () => {
    const {version} = JSON.parse(readFileSync('node_modules/@rudderstack/analytics-js/package.json', 'utf8')) as {
      readonly version: string;
    };
    expect(LIBRARY_VERSION).toBe(version);
    expect(sourceConfigUrl('https://config.example', 'key')).toBe(
      `https://config.example/sourceConfig/?p=npm&v=${version}&build=modern&writeKey=key`,
    );
    expect(basicAuth('key')).toBe('Basic a2V5Og==');
  });

  test('is taken without what could make a page do more', () => {
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

describe('Analytics', () => {
  const real = {ANALYTICS_WRITE_KEY: 'key', ANALYTICS_DATA_PLANE_URL: 'https://plane.example'};

  test.each([
    {},
    {ANALYTICS_WRITE_KEY: 'key'},
    {ANALYTICS_DATA_PLANE_URL: 'https://plane.example'},
    {...real, ANALYTICS_WRITE_KEY: 'PLACEHOLDER_KEY'},
    {...real, ANALYTICS_DATA_PLANE_URL: 'PLACEHOLDER_URL'},
  ])('@analytics-01 is silent with the settings %j', (environment) => {
    expect(hasAnalytics(readSettings(environment))).toBe(false);
    expect(analyticsOrigins(readSettings(environment))).toEqual([]);
  });

  test('talks to the data plane and to the origin of the configuration, each named once', () => {
    expect(analyticsOrigins(readSettings(real))).toEqual(['https://plane.example', 'https://api.rudderstack.com']);
    const one = readSettings({...real, ANALYTICS_CONFIG_URL: 'https://plane.example'});
    expect(analyticsOrigins(one)).toEqual(['https://plane.example']);
  });

  test.each([
    [{}, false],
    [{doNotTrack: null}, false],
    [{doNotTrack: '0', globalPrivacyControl: false}, false],
    [{doNotTrack: '1'}, true],
    [{globalPrivacyControl: true}, true],
  ])('is rejected by a browser that says %j: %s', (wishes, refused) => expect(isTrackingRefused(wishes)).toBe(refused));
});
