import {createHmac} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {at, changedIds, listPeople, peopleWithTie} from './people';
import {startApi} from './sandboxApi';
import {folderOfEachTest, mockApi, passOn, serveJson} from './servers';
import {type Running, errorOf, outputOf, runSample, startForTest} from './support';

const FOLDER = 'docs/platform/guides/samples';
const ENDINGS = ['sh', 'mjs', 'py'];
/** The upsert of an opportunity by outside id, which the published spec does not have. */
const UPSERT = '/v2/external/ids/deal_desk/opportunities/D-3018';

const api = mockApi();

const folder = folderOfEachTest();

describe.each(ENDINGS)('cursor-poller.%s', (ending) => {
  const file = `${FOLDER}/cursor-poller.${ending}`;
  const stateFile = (): string => path.join(folder(), 'state');
  const bound = ending === 'sh' ? 'updated_at[gt]' : 'updated_at[gte]';
  const poll = (url: string, env: Readonly<Record<string, string>> = {}): ReturnType<typeof runSample> =>
    runSample(file, {env: {SALESLOFT_API_URL: url, STATE_FILE: stateFile(), POLL_SECONDS: '0', ...env}});

  test.each(['', '2026-09-11T00:00:00-04:00'])(
    'requests changes since %j of the sandbox in order, and continues from the stored cursor',
    async (SINCE) => {
      for (let round = 0; round < 2; round += 1) await outputOf(poll(api.url, {SINCE}));
      const sent = api.requests.map(({query}) => Object.fromEntries(query));
      const order = {sort_by: 'updated_at', sort_direction: 'ASC', per_page: '100'};
      expect(sent).toEqual([
        expect.objectContaining({...order, [bound]: SINCE || '1970-01-01T00:00:00.000000Z'}),
        expect.objectContaining({...order, [bound]: '2026-09-14T11:42:09.553071-04:00'}),
      ]);
    },
  );

  test('names the cursor that the API refuses', async () => {
    const url = await serveJson(() => ({status: 422, body: {errors: {updated_at: ['is invalid']}}}));
    const stderr = await errorOf(poll(url, {SINCE: 'yesterday'}));
    expect(stderr).toContain('HTTP 422 at cursor yesterday: {"errors":');
  });

  test.each(['yesterday', '', '{"cursor": "2026-09-11T00:00:00Z"}', '["2026-09-11T00:00:00Z"]', 'null'])(
    'says that a file with %j is damaged, and sends nothing',
    async (text) => {
      writeFileSync(stateFile(), text);
      const {code, stderr} = await poll(api.url);
      expect({code, stderr}).toEqual({
        code: 1,
        stderr: `${stateFile()} is damaged: delete it, and set SINCE to the time to continue from\n`,
      });
      expect(api.requests).toEqual([]);
    },
  );

  test('reports every change once, although one time spans the edge of a page', async () => {
    const people = peopleWithTie(230, 70, 130);
    const url = await serveJson(({url: {searchParams}}) => ({body: listPeople(people, searchParams)}));
    expect(changedIds((await poll(url)).stdout)).toEqual(people.map(({id}) => id));
    expect(changedIds((await poll(url)).stdout)).toEqual([]);

    Object.assign(people[99] ?? {}, {updated_at: at(500)});
    expect(changedIds((await poll(url)).stdout)).toEqual([70399]);
  });

  test('never skips people silently when one time fills more than a page', async () => {
    const people = peopleWithTie(330, 40, 290);
    const url = await serveJson(({url: {searchParams}}) => ({body: listPeople(people, searchParams)}));
    const {code, stdout, stderr} = await poll(url);
    if (ending === 'sh') {
      expect(code).toBe(1);
      expect(stderr).toContain('100 people share the timestamp');
    } else {
      expect(changedIds(stdout)).toEqual(people.map(({id}) => id));
    }
  });

  if (ending === 'sh') return; // it runs one round and leaves the next one to cron

  test('@run-08 continues with the next round after a 429, when the planned interval is over', async () => {
    const times: number[] = [];
    const url = await serveJson(() => {
      times.push(Date.now());
      return {status: times.length === 1 ? 429 : 200, body: {data: peopleWithTie(1, 0, 0)}};
    });
    const env = {SALESLOFT_API_URL: url, STATE_FILE: stateFile(), POLL_SECONDS: '1'};
    const poller = await startForTest(file, {env});
    await vi.waitFor(() => expect(poller.output()).toMatch(/HTTP 429[^]*changed \S+ 70300/), {timeout: 10_000});
    const [first = 0, second = 0] = times;
    expect(second - first).toBeGreaterThanOrEqual(1000 - 20);
    expect(second - first).toBeLessThan(1000 + 5000);
  });
});

describe.each(ENDINGS)('import-opportunities.%s', (ending) => {
  const file = `${FOLDER}/import-opportunities.${ending}`;

  test('sends configuration, stages, deal and person in this order, and nothing twice', async () => {
    const sandbox = await startApi();
    const posts: unknown[] = [];
    const url = await serveJson((call) => {
      const {pathname} = call.url;
      if (call.method === 'POST') posts.push([pathname, JSON.parse(call.body)]);
      return pathname === UPSERT ? {body: {data: {id: 9302}}} : passOn(call, sandbox);
    });
    const env = {SALESLOFT_API_URL: url, SALESLOFT_API_KEY: 'ak_sandbox_maya_okafor'};
    expect(await outputOf(runSample(file, {env}))).toContain('stored D-3018 as opportunity 9302');
    const sent = [
      ['/v2/external/configurations', {external_type: 'deal_desk', object_type: 'opportunities'}],
      ['/v2/opportunity_stages', {name: 'Discovery', order: 1}],
      [UPSERT, expect.objectContaining({account_id: 5502, owner_id: 324, stage_name: 'Discovery'})],
      ['/v2/opportunity_people', {opportunity_id: 9302, person_id: 70213}],
    ];
    expect(posts).toEqual(sent);

    expect(await outputOf(runSample(file, {env}))).toBe('stored D-3018 as opportunity 9302\n');
    expect(posts).toEqual([...sent, sent[2]]);
  });
});

describe.each(['mjs', 'py'])('link-swap.%s', (ending) => {
  const TOKEN = 'wht_b27e40d8';
  let handler: Running;
  beforeEach(async () => {
    handler = await startForTest(`${FOLDER}/link-swap.${ending}`, {env: {CALLBACK_TOKEN: TOKEN, LINK_SECRET: 'ours'}});
    // It says that it listens just before it does.
    await vi.waitFor(() => fetch(handler.url), {timeout: 20_000});
  });

  const trial = (token: string): ReturnType<typeof runSample> =>
    runSample(`${FOLDER}/link-swap.sh`, {env: {HANDLER_URL: handler.url, CALLBACK_TOKEN: token}});

  const deliver = (event: string, body: string): Promise<Response> => {
    const signature = createHmac('sha1', TOKEN).update(body).digest('hex');
    return fetch(handler.url, {
      method: 'POST',
      headers: {'x-salesloft-event': event, 'x-salesloft-signature': signature},
      body,
    });
  };

  test('responds to the trial delivery with a signed link to the page', async () => {
    const stdout = await outputOf(trial(TOKEN));
    const {links} = JSON.parse(stdout.split('\n')[0] ?? '') as {links: Record<string, string>};
    expect(Object.keys(links)).toEqual(['https://www.larkfield.example/pilot']);

    const {pathname, search} = new URL(Object.values(links)[0] ?? '');
    const click = await fetch(`${handler.url}${pathname}${search}`, {redirect: 'manual'});
    expect(click.status).toBe(302);
    expect(click.headers.get('location')).toBe('https://www.larkfield.example/pilot');
    await expect
      .poll(() => handler.output(), {timeout: 20_000})
      .toContain('person 70211 opened https://www.larkfield.example/pilot');

    const forged = await fetch(`${handler.url}${pathname}${search.replace('70211', '70212')}`, {redirect: 'manual'});
    expect(forged.status).toBe(404);
  });

  test('rejects a delivery with a wrong signature', async () => {
    const {code, stdout, stderr} = await trial('another-token');
    expect(code).toBe(1);
    expect(stdout).toContain('status 401');
    expect(stderr).toContain('rejected');
  });

  test.each([
    ['a body that it cannot read', 'link_swap', '{"links": 1}'],
    ['no body', 'link_swap', ''],
    ['another event', 'person_updated', '{"id": 70211}'],
  ])('leaves every link as it is after %s', async (_, event, body) => {
    const response = await deliver(event, body);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({links: {}});
  });
});
