import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {type JsonResponse, folderOfEachTest, mockApi, serveJson} from './servers';
import {type Finished, outputOf, runSample} from './support';

const SAMPLES = 'docs/platform/tutorials/samples/export-conversations';

const mock = mockApi();

const folder = folderOfEachTest();

const conversation = (id: string, {created = '2026-09-15T14:00:15.482016-04:00', ready = true} = {}) => ({
  id,
  title: `Demo ${id}`,
  created_at: created,
  updated_at: created,
  transcription: ready ? {id: `t-${id}`} : null,
});

/** A team with these conversations. Each has 101 sentences. `meet` can respond to a request instead of the team, or add headers. */
async function startTeam(
  conversations: ReturnType<typeof conversation>[],
  meet: (request: string) => Partial<JsonResponse> | undefined = () => undefined,
) {
  const requests: string[] = [];
  const url = await serveJson(({url: {pathname, searchParams}}) => {
    requests.push(pathname);
    const [, , resource, id] = pathname.split('/');
    const size = Number(searchParams.get('per_page'));
    const start = (Number(searchParams.get('page')) - 1) * size;
    const sentences = Array.from({length: 101}, (_, index) => ({
      order_number: 101 - index,
      start_time: 101 - index,
      recording_attendee_id: 'a1',
      text: `Sentence ${String(101 - index)}`,
    }));
    const attendees = [{id: 'a1', full_name: 'Priya Raman'}];
    const one = {
      ...conversations.find((each) => each.id === id),
      event_start_date: '2026-09-15T14:00:00.000000-04:00',
      duration: 61_000,
      attendees,
    };
    const list = (records: readonly object[]): object => records.slice(start, start + size);
    const data = resource === 'transcriptions' ? list(sentences) : id ? one : list(conversations);
    return {body: {data}, ...meet(pathname)};
  });
  return {url, requests};
}

const refusal = (status: number, headers = {}): JsonResponse => ({status, headers, body: {error: 'a reason'}});

describe.each(['mjs', 'py'])('export-conversations.%s', (ending) => {
  const run = (url: string, env = {}): Promise<Finished> =>
    runSample(`${SAMPLES}.${ending}`, {
      env: {SALESLOFT_API_URL: url, FOLDER: folder(), RESERVE: '0', ...env},
      args: ['2026-09-14'],
    });
  const read = (file: string): string => readFileSync(path.join(folder(), file), 'utf8');

  test('@words-05 @topics-03 exports the week of the sandbox from an empty folder', async () => {
    const stdout = await outputOf(run(mock.url));
    expect(stdout).toMatch(/^2026-09-15 .+: exported, sentences: 1\n$/);
    const name = '2026-09-15_0d9f2f6e-6f0a-4a3b-8d3f-1a7c5e90b301';
    expect(readdirSync(folder())).toEqual([`${name}.json`, `${name}.txt`]);
    expect(read(`${name}.txt`)).toMatch(/^\[\d\d:\d\d\] [A-Z]\w+ [A-Z]\w+: ./m);
    const query = mock.requests[0]?.query;
    expect(new Date(query?.get('created_at[gte]') ?? '').toISOString()).toBe('2026-09-14T00:00:00.000Z');
    expect(new Date(query?.get('created_at[lt]') ?? '').toISOString()).toBe('2026-09-21T00:00:00.000Z');
    expect(query?.get('created_at[gte]')).toContain('.000000');
  });

  test('exports every page, with the sentences in order', async () => {
    const conversations = Array.from({length: 101}, (_, index) =>
      conversation(`c${String(index)}`, {ready: index < 1}),
    );
    await outputOf(run((await startTeam(conversations)).url));
    expect(readdirSync(folder())).toHaveLength(102);
    const lines = read('2026-09-15_c0.txt').trim().split('\n');
    expect(lines).toHaveLength(4 + 101);
    expect(lines.slice(4, 6)).toEqual(['[00:01] Priya Raman: Sentence 1', '[00:02] Priya Raman: Sentence 2']);
  });

  test('a second run reads only what changed, and what had no transcript', async () => {
    const conversations = [conversation('c1'), conversation('c2', {ready: false}), conversation('c3')];
    const team = await startTeam(conversations);
    expect((await run(team.url)).stdout).toContain('no transcript yet');
    team.requests.splice(0);
    conversations[1] = conversation('c2');
    conversations[2] = {...conversation('c3'), updated_at: '2026-09-16T09:00:00.000000-04:00'};
    const {stdout} = await run(team.url);
    expect(stdout.match(/unchanged|sentences: \d+/g)).toEqual(['unchanged', 'sentences: 101', 'sentences: 101']);
    expect(team.requests.filter((request) => request.endsWith('/extensive'))).toEqual([
      '/v2/conversations/c2/extensive',
      '/v2/conversations/c3/extensive',
    ]);
  });

  test('a run that fails leaves no half file, and the next one goes on there', async () => {
    let broken = true;
    const team = await startTeam([conversation('c1'), conversation('c2')], (request) =>
      broken && request === '/v2/transcriptions/t-c2/sentences' ? refusal(403) : undefined,
    );
    const failed = await run(team.url);
    expect(failed).toMatchObject({code: 1, stderr: expect.stringContaining('HTTP 403') as string});
    expect(readdirSync(folder())).toEqual(['2026-09-15_c1.json', '2026-09-15_c1.txt']);
    broken = false;
    expect((await run(team.url)).stdout.match(/unchanged|sentences: \d+/g)).toEqual(['unchanged', 'sentences: 101']);
  });

  test('waits for the next minute of the API after a 429, and tries a server error again', async () => {
    // The API's clock, not the machine's: its minute ends in a second.
    const refusals = [refusal(429, {date: 'Tue, 15 Sep 2026 18:00:59 GMT'}), refusal(503)];
    const team = await startTeam([conversation('c1')], () => refusals.shift());
    const {code, stdout, stderr} = await run(team.url);
    expect({code, stderr}).toEqual({code: 0, stderr: 'HTTP 429, try 1\nHTTP 503, try 2\n'});
    expect(stdout).toContain('sentences: 101');
  });

  test('waits when fewer points than the reserve are left', async () => {
    const times: number[] = [];
    const team = await startTeam([conversation('c1')], (request) => {
      times.push(Date.now());
      const left = request === '/v2/conversations' ? '20' : '50';
      return {headers: {'x-ratelimit-remaining-minute': left, date: 'Tue, 15 Sep 2026 18:00:59 GMT'}};
    });
    await run(team.url, {RESERVE: '50'});
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(1_900);
  });

  test('goes on after a conversation that is gone', async () => {
    const team = await startTeam([conversation('c1'), conversation('c2')], (request) =>
      request === '/v2/conversations/c1/extensive' ? refusal(404) : undefined,
    );
    const stdout = await outputOf(run(team.url));
    expect(stdout.match(/not found|sentences: \d+/g)).toEqual(['not found', 'sentences: 101']);
  });

  test('stops when the API ignores the filter', async () => {
    const {code, stderr} = await run(
      (await startTeam([conversation('c1', {created: '2026-09-01T10:00:00.000000-04:00'})])).url,
    );
    expect({code, stderr}).toEqual({code: 1, stderr: 'The filter was not applied\n'});
  });

  test('says how to call it', async () => {
    const {code, stderr} = await runSample(`${SAMPLES}.${ending}`, {args: ['yesterday']});
    expect({code, stderr}).toEqual({code: 1, stderr: expect.stringContaining('Usage: ') as string});
  });
});
