import {expect, test} from 'vitest';
import {readSettings} from '../../../../src/config/settings';
import {analyticsOrigins, hasAnalytics} from '../../../../src/features/settings/core/analyticsSettings';

const real = {ANALYTICS_WRITE_KEY: 'key', ANALYTICS_DATA_PLANE_URL: 'https://plane.example'};

test.each([
  {ANALYTICS_DATA_PLANE_URL: 'https://plane.example'},
  {...real, ANALYTICS_WRITE_KEY: 'PLACEHOLDER_KEY'},
  {...real, ANALYTICS_DATA_PLANE_URL: 'PLACEHOLDER_URL'},
])('@analytics-01 a site with the settings %j has no analytics', (environment) => {
  expect(hasAnalytics(readSettings(environment))).toBe(false);
  expect(analyticsOrigins(readSettings(environment))).toEqual([]);
});

test('analytics connects to the data plane and to the origin of the configuration, each listed once', () => {
  expect(analyticsOrigins(readSettings(real))).toEqual(['https://plane.example', 'https://api.rudderstack.com']);
  const one = readSettings({...real, ANALYTICS_CONFIG_URL: 'https://plane.example'});
  expect(analyticsOrigins(one)).toEqual(['https://plane.example']);
});
