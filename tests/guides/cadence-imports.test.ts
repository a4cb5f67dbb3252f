import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {createServer} from 'node:http';
import {listen} from '../../src/node/listen';
import {type MockApi, runSample, startMockApi} from './support';

const SAMPLES = ['sh', 'mjs', 'py'].map((ending) => `docs/platform/cadence-imports/samples/cadence-import.${ending}`);

/** A sample starts an interpreter of its own, and some wait before they repeat a request. */
vi.setConfig({testTimeout: 30_000});

let api: MockApi;
const imports: unknown[] = [];

beforeAll(async () => {
  api = await startMockApi();
}, 60_000);

afterAll(() => api.stop());

describe.each(SAMPLES)('%s', (file) => {
  test('imports the cadence and lists the steps of the one that was made', async () => {
    const before = api.requests.length;
    const {code, stdout, stderr} = await runSample(file, {env: {SALESLOFT_API_URL: api.url}});
    expect({code, stderr}).toEqual({code: 0, stderr: ''});

    const [created, listed] = api.requests.slice(before);
    expect(created).toMatchObject({method: 'POST', path: '/v2/cadence_imports'});
    expect(created?.headers.authorization).toBe('Bearer sandbox-key');
    expect(listed).toMatchObject({method: 'GET', path: '/v2/steps'});
    expect(listed?.query.get('cadence_id')).toBe('8840');
    expect(stdout).toContain('Created cadence 8840');
    expect(stdout).toContain('Day 3: First call (step 31202, phone)');
    imports.push(JSON.parse(created?.body ?? ''));
  });

  test('prints the error of the API and ends with 1', async () => {
    const refusal = '{"errors":{"external_identifier":["is required"]}}';
    const server = createServer((_, response) => {
      response.writeHead(422, {'content-type': 'application/json'}).end(refusal);
    });
    const url = `http://127.0.0.1:${String(await listen(server, 0))}`;
    const {code, stdout, stderr} = await runSample(file, {env: {SALESLOFT_API_URL: url}});
    server.close();

    expect({code, stdout}).toEqual({code: 1, stdout: ''});
    expect(stderr).toContain('422');
    expect(stderr).toContain(refusal);
  });
});

test('the three programs send the same cadence', () => {
  expect(imports).toHaveLength(3);
  expect(imports[1]).toEqual(imports[0]);
  expect(imports[2]).toEqual(imports[0]);
  expect(imports[0]).toMatchObject({settings: {name: 'Operations Leaders Q3'}, sharing_settings: {team_cadence: true}});
});
