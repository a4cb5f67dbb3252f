import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {runs} from '../../support/runs';
import {type Send, dataOf, testSandbox} from './testSandbox';

const create = async (send: Send, email: string, token?: string): Promise<unknown> =>
  dataOf(await send('POST /v2/people', {email_address: email}, token)).id;

const count = async (send: Send, token?: string): Promise<unknown> => {
  const {body} = await send('GET /v2/people?include_paging_counts=true', undefined, token);
  return (body.metadata as {paging: {total_count: number}}).paging.total_count;
};

describe('@run-02 what a caller creates', () => {
  test('belongs to this caller only, and is gone after a reset, of this caller or of all', async () => {
    const {sandbox, send} = testSandbox();
    for (const token of ['one', 'other', 'third']) await create(send, 'a@b.example', token);
    sandbox.reset('one');
    expect([await count(send, 'one'), await count(send, 'other')]).toEqual([7, 8]);
    sandbox.reset();
    expect([await count(send, 'other'), await count(send, 'third')]).toEqual([7, 7]);
  });

  test('has the same IDs and times whenever the same requests are repeated', async () => {
    const responses = async (): Promise<unknown> => {
      const {send} = testSandbox();
      await create(send, 'a@b.example');
      await send('DELETE /v2/notes/81520');
      return [(await send('GET /v2/people')).body, (await send('GET /v2/notes')).body];
    };
    expect(await responses()).toEqual(await responses());
  });

  test('comes back from a snapshot, and a text that is none leaves the seed', async () => {
    const {sandbox, send} = testSandbox();
    expect(sandbox.snapshot('maya')).toBeUndefined();
    const id = await create(send, 'a@b.example');
    await send('DELETE /v2/people/70211');
    const snapshot = sandbox.snapshot('maya') ?? '';
    expect(snapshot.length).toBeLessThan(3000);
    sandbox.reset();
    expect(sandbox.restore('maya', snapshot)).toBe(true);
    expect((await send(`GET /v2/people/${String(id)}`)).status).toBe(200);
    expect((await send('GET /v2/people/70211')).status).toBe(404);
    expect(await create(send, 'c@d.example')).toBe(Number(id) + 1);
    const wrong = [
      '',
      '{}',
      'null',
      '{"nextId":1,"changes":[]}',
      snapshot.replace('[["', '[[null,"'),
      snapshot.slice(0, 99),
      snapshot.replaceAll('9000001', '9000002').replace('"9000002"', '"9000001"'),
    ];
    for (const text of wrong) {
      expect(sandbox.restore('maya', text), text).toBe(false);
      expect(await count(send), text).toBe(7);
    }
  });

  test('@hosts-02 gives no two records one ID, whatever the next one is in a stored snapshot', async () => {
    const {sandbox, send} = testSandbox();
    const first = await create(send, 'a@b.example');
    const snapshot = sandbox.snapshot('maya') ?? '';
    const nextIs = (text: string): boolean =>
      sandbox.restore('maya', snapshot.replace('"nextId":9000002', `"nextId":${text}`));
    for (const text of ['1e308', '9007199254740992', '1e12', '9000001.5', 'null'])
      expect(nextIs(text), text).toBe(false);
    expect(nextIs('9000001')).toBe(true);
    expect([await create(send, 'c@d.example'), await create(send, 'e@f.example')]).toEqual([9_000_002, 9_000_003]);
    expect((await send(`GET /v2/people/${String(first)}`)).body.data).toMatchObject({email_address: 'a@b.example'});
  });

  test('refuses a body of 20 MB for its size', async () => {
    const {send} = testSandbox();
    const refused = await send('POST /v2/people', {email_address: 'a@b.example', title: 'y'.repeat(20_000_000)});
    expect(refused).toMatchObject({
      status: 413,
      body: {error: 'Sandbox: the body is larger than 10 MB. Send less at once'},
    });
  });
});

test('@run-02 no body and no query makes a request fail or breaks a list afterward', async () => {
  const names = ['email_address', 'first_name', 'tags', 'custom_fields', 'account_id', 'contact_restrictions', 'id'];
  const value = fc.oneof(
    {depthSize: 'small'},
    fc.jsonValue(),
    fc.constantFrom('__proto__', '2026-13-45', '\uD800', '_is_null', 5501, [], {}),
  );
  const body = fc.oneof(fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value), fc.jsonValue());
  const target = fc.constantFrom(
    'POST /v2/people',
    'PUT /v2/people/70211',
    'POST /v2/person_upserts',
    'POST /v2/cadence_memberships',
    'POST /v2/activities/calls',
    'POST /v2/notes',
    'POST /v2/tasks',
    'POST /v2/groups',
    'POST /v2/bulk_jobs/50032/job_data',
  );
  const {sandbox, send} = testSandbox();
  const text = fc.string({unit: 'binary'});
  await fc.assert(
    fc.asyncProperty(target, body, text, text, async (request, sent, name, filter) => {
      sandbox.reset();
      expect([200, 422, 404]).toContain((await send(request, sent)).status);
      expect((await send(`GET /v2/${/v2\/([a-z_/]*[a-z])/.exec(request)?.[1] ?? ''}`)).status).not.toBe(500);
      const query = new URLSearchParams([
        ['first_name[]', filter],
        [`custom_fields[${name}]`, filter],
        [name, filter],
      ]);
      expect([200, 422]).toContain((await send(`GET /v2/people?${String(query)}`)).status);
    }),
    {numRuns: runs(5000)},
  );
}, 120_000);

test('@run-03 a new record has the time of New York, in winter too', async () => {
  const {send} = testSandbox({now: () => Date.UTC(2026, 11, 1, 15)});
  const person = dataOf(await send('POST /v2/people', {email_address: 'a@b.example'}));
  expect(person.created_at).toBe('2026-12-01T10:00:00.000000-05:00');
});
