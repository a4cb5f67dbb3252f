import {describe, expect, test} from 'vitest';
import {mockApi} from './servers';
import {outputOf, runSample} from './support';

const SAMPLES = ['sh', 'mjs', 'py'].map((ending) => `docs/platform/cadence-imports/samples/cadence-import.${ending}`);

const api = mockApi();
const imports: unknown[] = [];

describe.each(SAMPLES)('%s', (file) => {
  test('imports the cadence and lists the steps of the one that was made', async () => {
    const stdout = await outputOf(runSample(file, {env: {SALESLOFT_API_URL: api.url}}));

    const [created, listed] = api.requests;
    expect(created).toMatchObject({method: 'POST', path: '/v2/cadence_imports'});
    expect(created?.headers.authorization).toBe('Bearer sandbox-key');
    expect(listed).toMatchObject({method: 'GET', path: '/v2/steps'});
    expect(listed?.query.get('cadence_id')).toBe('8840');
    expect(stdout).toContain('Created cadence 8840');
    expect(stdout).toContain('Day 3: First call (step 31202, phone)');
    imports.push(JSON.parse(created?.body ?? ''));
  });
});

test('the three programs send the same cadence', () => {
  expect(imports).toHaveLength(3);
  expect(imports[1]).toEqual(imports[0]);
  expect(imports[2]).toEqual(imports[0]);
  expect(imports[0]).toMatchObject({settings: {name: 'Operations Leaders Q3'}, sharing_settings: {team_cadence: true}});
});
