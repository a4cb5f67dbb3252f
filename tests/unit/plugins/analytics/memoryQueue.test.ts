import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {afterEach, describe, expect, test, vi} from 'vitest';
import analytics, {LIBRARY, misses} from '../../../../plugins/analytics';

const require = createRequire(import.meta.url);
const memoryQueue = require('../../../../plugins/analytics/memoryQueue.cjs') as (source: string) => string;
const QUESTION = 'getStorageTypeForEventsPersistence(logger)';

describe('Events on their way', () => {
  test("stay in memory: the installed library's storage is replaced", () => {
    const source = readFileSync(require.resolve('@rudderstack/analytics-js/lite'), 'utf8');
    expect(source).toContain(QUESTION);
    const patched = memoryQueue(source);
    expect(patched).not.toContain(QUESTION);
    expect(patched).toContain('"memoryStorage"');
  });

  test('reject a library with other code', () => {
    expect(() => memoryQueue('export const lite = 1;')).toThrow(`no longer contains ${QUESTION}`);
  });
});

describe('The file of the library', () => {
  const file = require.resolve('@rudderstack/analytics-js/lite');

  test('is found among the modules of the bundle', () => {
    expect(misses([file, '/src/features/analytics/client.ts'])).toEqual([]);
  });

  test.each([
    ['missing, as when its folders are renamed', [file.replace('lite', 'small')], 0],
    ['there twice', [file, file.replace('modern', 'legacy')], 2],
  ])('is rejected when it is %s', (_, modules, count) => {
    const found = `${String(count)} modules of the bundle match ${String(LIBRARY)}, and memoryQueue.cjs must read exactly one`;
    expect(misses(modules).map(({message}) => message)).toEqual([expect.stringContaining(found)]);
  });
});

describe('@analytics-01 The script of analytics', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['no write key', '', []],
    ['a placeholder as write key', 'PLACEHOLDER_KEY', []],
    ['a write key', 'key', ['/site/src/features/analytics/client.ts']],
  ])('of a site with %s', (_, key, modules) => {
    vi.stubEnv('ANALYTICS_WRITE_KEY', key);
    vi.stubEnv('ANALYTICS_DATA_PLANE_URL', 'https://plane.example');
    vi.stubEnv('ANALYTICS_CONFIG_URL', 'https://config.example');
    expect(analytics({siteDir: '/site'} as never).getClientModules?.()).toEqual(modules);
  });
});
