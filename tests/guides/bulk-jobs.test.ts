import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {type Server, createServer} from 'node:http';
import {listen} from '../../src/node/listen';
import {type MockApi, runSample, startMockApi} from './support';

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
async function startSlowJob(): Promise<{server: Server; url: string; looks: () => number}> {
  let looks = 0;
  const job = (): object => {
    const done = looks > 2;
    return {id: 50030, state: done ? 'done' : 'executing', total: RESULTS, processed: done ? RESULTS : 9, errors: 1};
  };
  const answer = (method: string, {pathname, searchParams}: URL): unknown => {
    if (pathname.endsWith('/job_data')) return {records: 3};
    if (pathname.endsWith('/results')) {
      const after = Number(searchParams.get('id[gt]'));
      return rows.filter((row) => row.id > after).slice(0, Number(searchParams.get('per_page')));
    }
    if (method === 'GET') looks += 1;
    return job();
  };
  const server = createServer(({method = 'GET', url = '/'}, response) => {
    response.end(JSON.stringify({data: answer(method, new URL(url, 'http://127.0.0.1'))}));
  });
  return {server, url: `http://127.0.0.1:${String(await listen(server, 0))}`, looks: () => looks};
}

let api: MockApi;

beforeAll(async () => {
  api = await startMockApi();
}, 60_000);

afterAll(() => api.stop());

const uploads: unknown[] = [];

describe.each(SAMPLES)('%s', (file) => {
  test('opens, fills, starts and reads a job, as the API describes it', async () => {
    const before = api.requests.length;
    const {code, stdout, stderr} = await runSample(file, {env: {SALESLOFT_API_URL: api.url, POLL_SECONDS: '0.05'}});
    expect({code, stderr}).toEqual({code: 0, stderr: ''});

    const calls = api.requests.slice(before);
    const [opened, filled, started] = calls;
    expect(opened).toMatchObject({method: 'POST', path: '/v2/bulk_jobs'});
    expect(JSON.parse(opened?.body ?? '')).toEqual({type: 'person/upsert', name: 'Expo follow-up contacts'});
    expect(filled).toMatchObject({method: 'POST', path: '/v2/bulk_jobs/50031/job_data'});
    expect(started).toMatchObject({method: 'PUT', path: '/v2/bulk_jobs/50031'});
    expect(JSON.parse(started?.body ?? '')).toEqual({ready_to_execute: true});
    const results = calls.filter(({path}) => path === '/v2/bulk_jobs/50031/results');
    expect(results.map(({query}) => query.get('id[gt]'))).toEqual(['0', '9102256']);
    for (const {headers} of calls) expect(headers.authorization).toBe('Bearer sandbox-key');
    expect(stdout).toContain('Done: 4820 rows, 3 failed');
    expect(stdout).toContain('9102256 success update');
    uploads.push(JSON.parse(filled?.body ?? ''));
  });

  test('waits until the job is done and reads every page of its results', async () => {
    const {server, url, looks} = await startSlowJob();
    const {code, stdout} = await runSample(file, {env: {SALESLOFT_API_URL: url, POLL_SECONDS: '0.05'}});
    server.close();

    expect(code).toBe(0);
    expect(looks()).toBe(3);
    const printed = stdout.split('\n').filter((line) => line.startsWith('909'));
    expect(new Set(printed).size).toBe(RESULTS);
    expect(printed[0]).toBe('9098811 success create');
    expect(printed.at(-1)).toBe('9099060 error email_address is missing');
  });

  test('ends with 1 and the response when the API returns an error', async () => {
    const refusal = '{"errors":{"type":["is not supported"]}}';
    const server = createServer((_, response) => void response.writeHead(422).end(refusal));
    const url = `http://127.0.0.1:${String(await listen(server, 0))}`;
    const {code, stdout, stderr} = await runSample(file, {env: {SALESLOFT_API_URL: url}});
    server.close();

    expect({code, stdout}).toEqual({code: 1, stdout: ''});
    expect(stderr).toContain('422');
    expect(stderr).toContain(refusal);
  });
});

test('the three programs upload the same rows', () => {
  expect(uploads).toHaveLength(3);
  expect(uploads[1]).toEqual(uploads[0]);
  expect(uploads[2]).toEqual(uploads[0]);
});
