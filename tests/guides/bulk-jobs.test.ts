import {describe, expect, test} from 'vitest';
import {mockApi, serveJson} from './servers';
import {outputOf, runSample} from './support';

const SAMPLES = ['sh', 'mjs', 'py'].map((ending) => `docs/platform/bulk-jobs/samples/bulk-job.${ending}`);
/** More than one page of results. */
const RESULTS = 250;

interface Row {
  readonly id: number;
  readonly status: 'success' | 'error';
  readonly error: string | null;
  readonly record: object;
  readonly resource: object;
}

const rows: readonly Row[] = Array.from({length: RESULTS}, (_, index) => {
  const failed = index === RESULTS - 1;
  return {
    id: 9_098_811 + index,
    status: failed ? 'error' : 'success',
    error: failed ? 'email_address is missing' : null,
    record: {},
    resource: failed ? {} : {upsert_type: index === 0 ? 'create' : 'update'},
  };
});

/** A job that executes for two looks and then has more results than fit on a page. */
async function startSlowJob(): Promise<{url: string; looks: () => number}> {
  let looks = 0;
  const job = (): object => {
    const done = looks > 2;
    return {id: 50030, state: done ? 'done' : 'executing', total: RESULTS, processed: done ? RESULTS : 9, errors: 1};
  };
  const dataOf = (method: string, {pathname, searchParams}: URL): unknown => {
    if (pathname.endsWith('/job_data')) return {records: 3};
    if (pathname.endsWith('/results')) {
      const after = Number(searchParams.get('id[gt]'));
      return rows.filter((row) => row.id > after).slice(0, Number(searchParams.get('per_page')));
    }
    if (method === 'GET') looks += 1;
    return job();
  };
  const url = await serveJson(({method, url: target}) => ({body: {data: dataOf(method, target)}}));
  return {url, looks: () => looks};
}

const api = mockApi();

const uploads: unknown[] = [];

describe.each(SAMPLES)('%s', (file) => {
  test('opens, fills, starts and reads a job, as the API describes it', async () => {
    const stdout = await outputOf(runSample(file, {env: {SALESLOFT_API_URL: api.url, POLL_SECONDS: '0.05'}}));

    const [opened, filled, started] = api.requests;
    expect(opened).toMatchObject({method: 'POST', path: '/v2/bulk_jobs'});
    expect(JSON.parse(opened?.body ?? '')).toEqual({type: 'person/upsert', name: 'Expo follow-up contacts'});
    expect(filled).toMatchObject({method: 'POST', path: '/v2/bulk_jobs/50032/job_data'});
    expect(started).toMatchObject({method: 'PUT', path: '/v2/bulk_jobs/50032'});
    expect(JSON.parse(started?.body ?? '')).toEqual({ready_to_execute: true});
    const results = api.requests.filter(({path}) => path === '/v2/bulk_jobs/50032/results');
    expect(results.map(({query}) => query.get('id[gt]'))).toEqual(['0', '9102256']);
    for (const {headers} of api.requests) expect(headers.authorization).toBe('Bearer sandbox-key');
    expect(stdout).toContain('Done: 4820 rows, 3 failed');
    expect(stdout).toContain('9102256 success update');
    uploads.push(JSON.parse(filled?.body ?? ''));
  });

  test('waits until the job is done and reads every page of its results', async () => {
    const {url, looks} = await startSlowJob();
    const stdout = await outputOf(runSample(file, {env: {SALESLOFT_API_URL: url, POLL_SECONDS: '0.05'}}));
    expect(looks()).toBe(3);
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
