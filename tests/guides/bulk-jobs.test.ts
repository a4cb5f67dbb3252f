import {describe, expect, test} from 'vitest';
import {mockApi, passOn, serveJson} from './servers';
import {outputOf, runSample} from './support';

const SAMPLES = ['sh', 'mjs', 'py'].map((ending) => `docs/platform/bulk-jobs/samples/bulk-job.${ending}`);
/** More than one page of results. */
const RESULTS = 250;

const rows = Array.from({length: RESULTS}, (_, index) => ({
  id: 9_098_811 + index,
  ...(index === RESULTS - 1
    ? {status: 'error', error: 'email_address is missing', resource: {}}
    : {status: 'success', error: null, resource: {upsert_type: index === 0 ? 'create' : 'update'}}),
}));

const api = mockApi();

const uploads: unknown[] = [];

describe.each(SAMPLES)('%s', (file) => {
  test('opens, fills and starts a job, waits until it is done, and reads every page of its results', async () => {
    let looks = 0;
    // The mock API with a job that executes for two looks, and then has more results than fit on a page.
    const url = await serveJson(async (call) => {
      const response = await passOn(call, api.url);
      if (call.method !== 'GET' || response.status !== 200) return response;
      if (call.path.endsWith('/results')) {
        const after = Number(call.query.get('id[gt]'));
        return {body: {data: rows.filter((row) => row.id > after).slice(0, Number(call.query.get('per_page')))}};
      }
      looks += 1;
      const [state, processed] = looks > 2 ? ['done', RESULTS] : ['executing', 9];
      return {body: {data: {id: 50032, state, total: RESULTS, processed, errors: 1}}};
    });
    const stdout = await outputOf(runSample(file, {env: {SALESLOFT_API_URL: url, POLL_SECONDS: '0.05'}}));

    const [opened, filled, started] = api.requests;
    expect(opened).toMatchObject({method: 'POST', path: '/v2/bulk_jobs'});
    expect(JSON.parse(opened?.body ?? '')).toEqual({type: 'person/upsert', name: 'Expo follow-up contacts'});
    expect(filled).toMatchObject({method: 'POST', path: '/v2/bulk_jobs/50032/job_data'});
    expect(started).toMatchObject({method: 'PUT', path: '/v2/bulk_jobs/50032'});
    expect(JSON.parse(started?.body ?? '')).toEqual({ready_to_execute: true});
    for (const {headers} of api.requests) expect(headers.authorization).toBe('Bearer sandbox-key');
    uploads.push(JSON.parse(filled?.body ?? ''));

    expect(looks).toBe(3);
    expect(stdout).toContain('Done: 250 rows, 1 failed');
    const printed = stdout.split('\n').filter((line) => line.startsWith('909'));
    expect(new Set(printed).size).toBe(RESULTS);
    expect(printed[0]).toBe('9098811 success create');
    expect(printed.at(-1)).toBe('9099060 error email_address is missing');
  });
});

test('the three programs upload the same rows', () => {
  expect(uploads).toHaveLength(3);
  expect(uploads[1]).toEqual(uploads[0]);
  expect(uploads[2]).toEqual(uploads[0]);
});
