import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {type JsonResponse, folderOfEachTest, mockApi, page, startScript} from './servers';
import {errorOf, outputOf, runSample} from './support';

const MAYA = 'external_4f6c1f0e-8d1b-4b52-9a57-2f1f6f1c8e01';
const DAY = 86_400_000;
const sample = (name: string): string => `docs/platform/external-calendars/samples/${name}`;

const api = mockApi();
const folder = folderOfEachTest();

describe.each(['sh', 'mjs', 'py'])('upsert-event.%s', (ending) => {
  const file = sample(`upsert-event.${ending}`);

  test('sends the event as the description of the API requires', async () => {
    const stdout = await outputOf(runSample(file, {env: {SALESLOFT_API_URL: api.url}}));
    expect(stdout).toContain('evt_7ab31c');

    expect(api.requests).toHaveLength(1);
    expect(api.requests[0]).toMatchObject({method: 'POST', path: '/v2/calendar/events/upsert'});
    expect(JSON.parse(api.requests[0]?.body ?? '')).toMatchObject({calendar_id: MAYA, id: 'evt_7ab31c'});
  });

  test('repeats the event when the rate limit is reached', async () => {
    const stored = {id: 'evt_7ab31c', start_time: '14:00', end_time: '14:45'};
    const {url, requests} = await startScript({status: 429, body: {}}, {status: 201, body: {data: stored}});
    const {code, stdout} = await runSample(file, {env: {SALESLOFT_API_URL: url}});
    expect(code).toBe(0);
    expect(stdout).toContain('Stored');
    expect(requests).toHaveLength(2);
    expect(requests[0]).toBe(requests[1]);
  });
});

/** An event of Maya's that starts this many days from now. */
function eventIn(days: number, id = `evt_${String(days)}`): object {
  const start = Date.now() + days * DAY;
  return {
    id,
    i_cal_uid: `${id}@calendar.larkfield.example`,
    calendar_id: MAYA,
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + DAY / 48).toISOString(),
  };
}

describe.each(['sh', 'mjs', 'py'])('initial-sync.%s', (ending) => {
  const file = sample(`initial-sync.${ending}`);

  async function load(events: readonly object[], url = api.url): ReturnType<typeof runSample> {
    const EVENTS_FILE = join(folder(), 'events.json');
    await writeFile(EVENTS_FILE, JSON.stringify(events));
    return runSample(file, {env: {SALESLOFT_API_URL: url, EVENTS_FILE, POLL_SECONDS: '0'}});
  }

  test('loads the events between a month ago and 90 days from now with one job, and 5,000 in each upload', async () => {
    const many = Array.from({length: 4_998}, (_, index) => eventIn(1, `evt_many_${String(index)}`));
    const stdout = await outputOf(load([...[-40, -29, 0, 89, 95].map((days) => eventIn(days)), ...many]));
    expect(stdout).toContain('4820 rows, 3 failed');

    const [create, upload, rest, start] = api.requests;
    expect(JSON.parse(create?.body ?? '')).toMatchObject({type: 'calendar/events/upsert'});
    const [first, second] = [upload, rest].map((sent) => (JSON.parse(sent?.body ?? '') as {data: {id: string}[]}).data);
    expect(first?.slice(0, 4).map(({id}) => id)).toEqual(['evt_-29', 'evt_0', 'evt_89', 'evt_many_0']);
    expect([first?.length, second?.length]).toEqual([5_000, 1]);
    expect(start).toMatchObject({
      method: 'PUT',
      path: '/v2/bulk_jobs/50032',
      body: expect.stringMatching(/true/) as string,
    });
  });

  test('rejects occurrences that share an id before anything is sent', async () => {
    const stderr = await errorOf(load([eventIn(1, 'evt_5c20aa'), eventIn(8, 'evt_5c20aa')]));
    expect(stderr).toContain('give each occurrence a different one');
    expect(api.requests).toHaveLength(0);
  });

  test('waits until the job is done', async () => {
    const job = (state: string): JsonResponse => ({
      body: {data: {id: 50031, records: 1, state, processed: 1, total: 1, errors: 0}},
    });
    const {url, requests} = await startScript(...['open', 'open', 'executing', 'executing', 'done'].map(job));
    const stdout = await outputOf(load([eventIn(1)], url));
    expect(stdout).toContain('1 rows, 0 failed');
    expect(requests.slice(3)).toEqual(['GET /v2/bulk_jobs/50031', 'GET /v2/bulk_jobs/50031']);
  });
});

const settings = (id: number, calendar_type: string): object => ({
  id,
  calendar_type,
  primary_calendar_id: calendar_type === 'external' ? MAYA : 'maya.okafor@larkfield.example',
  email_address: 'maya.okafor@larkfield.example',
});

describe.each(['mjs', 'py'])('watch-settings.%s', (ending) => {
  const file = sample(`watch-settings.${ending}`);
  const watch = (url: string): ReturnType<typeof runSample> =>
    runSample(file, {env: {SALESLOFT_API_URL: url, STATE_FILE: join(folder(), 'calendars.json')}});

  test('reports a new external calendar once, and asks only for later changes from then on', async () => {
    const first = await watch(api.url);
    expect(first).toMatchObject({code: 0, stderr: ''});
    expect(first.stdout).toContain(`on: maya.okafor@larkfield.example, calendar ${MAYA}, settings 7716`);
    expect(JSON.parse(api.requests[0]?.body ?? '')).toEqual({per_page: 100, page: 1});

    const second = await watch(api.url);
    expect(second).toMatchObject({code: 0, stdout: '1 external calendars\n'});
    const {updated_at} = JSON.parse(api.requests[1]?.body ?? '') as {updated_at: {gt: string}};
    const age = Date.now() - Date.parse(updated_at.gt);
    expect(age).toBeGreaterThan(100_000);
    expect(age).toBeLessThan(180_000);
  });

  test('reads every page, and notices a user who leaves the external type', async () => {
    const more = {data: [settings(7716, 'external')], metadata: {paging: {next_page: 2}}};
    const {url} = await startScript({body: more}, page(settings(7717, 'gmail')), page(settings(7716, 'gmail')));
    expect((await watch(url)).stdout).toContain('settings 7716\n1 external calendars\n');
    const {stdout} = await watch(url);
    expect(stdout).toBe(`off: maya.okafor@larkfield.example, calendar ${MAYA}, settings 7716\n0 external calendars\n`);
  });

  test('keeps its place when a round fails', async () => {
    const refused = {status: 403, body: {error: 'manage_team is missing'}};
    const {url, requests} = await startScript(refused, page(settings(7716, 'external')));
    const failed = await watch(url);
    expect(failed.code).toBe(1);
    expect(failed.stderr).toContain('manage_team is missing');
    await watch(url);
    expect(requests[1]).not.toContain('updated_at');
  });
});
