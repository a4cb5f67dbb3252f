import {afterEach, describe, expect, test, vi} from 'vitest';
import {Store} from '../../../../src/features/sandbox/core/store';
import {type Send, dataOf, testSandbox} from './testSandbox';

const email = (index: number): string => `person.${String(index)}@cobaltdental.example`;

const repeat = async (count: number, run: (index: number) => Promise<unknown>): Promise<void> => {
  for (let index = 0; index < count; index += 1) await run(index);
};

const newPerson = async (send: Send, index: number): Promise<unknown> =>
  dataOf(await send('POST /v2/people', {email_address: email(index)})).id;

/** Creates a bulk job with rows, and marks it ready. */
async function startJob(send: Send, type: string, uploads: readonly (readonly object[])[]): Promise<string> {
  const job = `/v2/bulk_jobs/${String(dataOf(await send('POST /v2/bulk_jobs', {type})).id)}`;
  for (const data of uploads) await send(`POST ${job}/job_data`, {data});
  await send(`PUT ${job}`, {ready_to_execute: true});
  return job;
}

const row = (index: number): object => ({upsert_key: 'email_address', email_address: email(index)});

const task = {subject: 'Call', person_id: '70211', task_type: 'call', due_date: '2026-09-21', user_id: 318};

/** What reads records of the caller, by the number of records. */
const WORK: Readonly<Record<string, (send: Send, count: number) => Promise<unknown>>> = {
  'a bulk job of n rows': async (send, count) =>
    send(`GET ${await startJob(send, 'person/upsert', [Array.from({length: count}, (_, index) => row(index))])}`),
  'n new people': (send, count) => repeat(count, (index) => newPerson(send, index)),
  'n upserts': (send, count) => repeat(count, (index) => send('POST /v2/person_upserts', row(index))),
  'n memberships': (send, count) =>
    repeat(count, async (index) =>
      send('POST /v2/cadence_memberships', {person_id: await newPerson(send, index), cadence_id: 8840}),
    ),
  'n tasks with a key': (send, count) =>
    repeat(count, (index) => send('POST /v2/tasks', {...task, idempotency_key: `key ${String(index)}`})),
  'n events': (send, count) =>
    repeat(count, (index) =>
      send('POST /v2/calendar/events/upsert', {
        id: `event ${String(index)}`,
        i_cal_uid: `uid ${String(index)}`,
        calendar_id: 'external_4f6c1f0e-8d1b-4b52-9a57-2f1f6f1c8e01',
        start_time: '2026-09-21T10:00:00Z',
        end_time: '2026-09-21T11:00:00Z',
      }),
    ),
  'n jobs': (send, count) => repeat(count, () => startJob(send, 'person/upsert', [])),
  'n tasks by a field of n people': async (send, count) => {
    await repeat(count, async (index) =>
      send('POST /v2/tasks', {...task, person_id: String(await newPerson(send, index))}),
    );
    await send('GET /v2/tasks?locale[]=US/Eastern');
  },
};

afterEach(() => {
  vi.restoreAllMocks();
});

/** Records that the store reads during some work. */
async function readsOf(work: (send: Send) => Promise<unknown>): Promise<number> {
  const one = vi.spyOn(Store.prototype, 'get');
  const all = vi.spyOn(Store.prototype, 'all');
  const {send} = testSandbox();
  await work(async (...request) => {
    const received = await send(...request);
    expect(received.status, JSON.stringify(received.body)).toBeLessThan(300);
    return received;
  });
  const read = all.mock.results.reduce((sum, {value}) => sum + (value as readonly unknown[]).length, 0);
  vi.restoreAllMocks();
  return one.mock.calls.length + read;
}

test.each(Object.entries(WORK))('@hosts-02 the records that are read grow with n: %s', async (_, work) => {
  const few = await readsOf((send) => work(send, 15));
  expect(await readsOf((send) => work(send, 60))).toBeLessThan(few * 4.5);
});

test('@hosts-02 a job runs 5,000 rows for each request, and its results are there when it is done', async () => {
  const {send} = testSandbox();
  const rows = Array.from({length: 5000}, () => ({}));
  const job = await startJob(send, 'account/upsert', [rows, [{}]]);
  const states = [await send(`GET ${job}/results`), await send(`GET ${job}`), await send(`GET ${job}/results`)];
  expect(states.map(({body}) => body.data)).toEqual([
    [],
    expect.objectContaining({state: 'done', total: 5001, processed: 5001}),
    expect.objectContaining({length: 25}),
  ]);
});

describe('@hosts-02 the sandbox refuses', () => {
  const {send} = testSandbox();
  test.each([
    [
      'an upload of 5,001 rows',
      'POST /v2/bulk_jobs/50032/job_data',
      {data: Array.from({length: 5001}, () => ({}))},
      [422, {errors: {data: ['Sandbox: must have at most this many items: 5000']}}],
    ],
    [
      'an object with 10,001 fields',
      'POST /v2/people',
      {custom_fields: Object.fromEntries(Array.from({length: 10_001}, (_, index) => [String(index), '']))},
      [400, {error: 'Sandbox: an object in the body has more than 10000 fields'}],
    ],
    [
      'a body with 200,001 values',
      'POST /v2/people',
      {tags: Array.from({length: 200_001}, () => 1)},
      [413, {error: 'Sandbox: the body has more than 200000 values. Send less at once'}],
    ],
    [
      'a URL of more than 16,000 characters',
      `GET /v2/people?${'ids[]=1&'.repeat(2000)}`,
      undefined,
      [414, {error: 'Sandbox: the URL is longer than 16000 characters. Send less at once'}],
    ],
  ] as const)('%s', async (_, request, body, refusal) => {
    const received = await send(request, body);
    expect([received.status, received.body]).toEqual(refusal);
  });
});
