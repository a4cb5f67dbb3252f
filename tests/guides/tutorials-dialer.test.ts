import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderOfEachTest, mockApi, passOn, serveJson} from './servers';
import {type Finished, outputOf, runSample} from './support';

const FILE = 'docs/platform/tutorials/samples/dialer.mjs';
const CALL = {
  action_id: 40071,
  person_id: 70211,
  to: '+15035550111',
  duration: 312,
  disposition: 'Connected',
  sentiment: 'Interested',
  notes: 'Asked for the pilot agreement',
  user_guid: '4f6c1f0e-8d1b-4b52-9a57-2f1f6f1c8e01',
};
const REPLIES = '312\n1\n1\nAsked for the pilot agreement\n';

const mock = mockApi();

const folder = folderOfEachTest();

type Change = (path: string, body: {data: unknown}) => {status?: number; data?: unknown; errors?: unknown} | undefined;

/** The mock API with some of its responses changed: it never refuses a valid request. */
const changed = (change: Change): Promise<string> =>
  serveJson(async (call) => {
    const original = (await passOn(call, mock.url)).body as {data: unknown};
    const {status, ...rest} = change(`${call.method} ${call.url.pathname}`, original) ?? {};
    return {status, body: {...original, ...rest}};
  });

const run = (api: string, input = ''): Promise<Finished> =>
  runSample(FILE, {env: {SALESLOFT_API_URL: api, JOURNAL_FILE: path.join(folder(), 'calls.json')}, input});

const journal = (): unknown => JSON.parse(readFileSync(path.join(folder(), 'calls.json'), 'utf8'));

const loggedCalls = (): unknown[] =>
  mock.requests
    .filter(({method, path: url}) => method === 'POST' && url === '/v2/activities/calls')
    .map(({body}) => JSON.parse(body) as unknown);

test('@words-05 the dialer works with the sandbox from an empty folder, and offers a logged call only once', async () => {
  const stdout = await outputOf(run(mock.url, REPLIES));
  expect(stdout).toContain('Calls due for Maya Okafor: 1');
  expect(stdout).toContain('Priya Raman, VP of Operations');
  expect(stdout).toContain('Ask how many pickups were missed last month');
  expect(stdout).toContain('Logged call 450912, action 40071 is complete');
  expect(loggedCalls()).toEqual([CALL]);
  expect(journal()).toEqual({40071: {state: 'logged', call: CALL}});
  const actions = mock.requests.find(({path: url}) => url === '/v2/actions');
  expect(Object.fromEntries(actions?.query ?? [])).toMatchObject({type: 'phone', 'user_guid[]': CALL.user_guid});
  expect((await run(mock.url)).stdout).toContain('Calls due for Maya Okafor: 0');
});

test('@words-05 the dialer repeats the question after a value that is not on the list, and an empty length skips', async () => {
  const {stdout} = await run(mock.url, 'long\n312\n7\n1\n1\n\n');
  expect(stdout.match(/Disposition/g)).toHaveLength(2);
  expect(stdout).toContain('is complete');
  rmSync(path.join(folder(), 'calls.json'));
  expect((await run(mock.url, '\n')).stdout).toContain('Skipped');
});

test('@words-05 a person who must not be called is skipped', async () => {
  const api = await changed((what, {data}) =>
    what === 'GET /v2/people'
      ? {data: (data as object[]).map((person) => ({...person, contact_restrictions: ['call']}))}
      : undefined,
  );
  expect((await run(api)).stdout).toContain('Skipped: calls are not allowed');
  expect(loggedCalls()).toEqual([]);
});

test('@words-05 a call is kept when the API fails, and sent on the next start', async () => {
  const api = await changed((what) => (what === 'POST /v2/activities/calls' ? {status: 500} : undefined));
  const failed = await run(api, REPLIES);
  expect(failed).toMatchObject({code: 1, stderr: expect.stringContaining('HTTP 500') as string});
  expect(journal()).toEqual({40071: {state: 'unsent', call: CALL}});

  const {stdout} = await run(mock.url);
  expect(stdout).toContain('Sending the call of action 40071 again');
  // The first was passed on before its response was changed.
  expect(loggedCalls()).toEqual([CALL, CALL]);
  expect(journal()).toEqual({40071: {state: 'logged', call: CALL}});
});

test('@words-05 a repeated request is recognized by the call that is there', async () => {
  writeFileSync(path.join(folder(), 'calls.json'), JSON.stringify({40071: {state: 'unsent', call: CALL}}));
  const api = await changed((what) =>
    what === 'POST /v2/activities/calls' ? {status: 422, errors: {action_id: ['is invalid']}} : undefined,
  );
  expect((await run(api)).stdout).toContain('Action 40071 was already complete');
  expect(journal()).toMatchObject({40071: {state: 'logged'}});
});

test('@words-05 a call that is refused is kept with its errors', async () => {
  const api = await changed((what) => {
    if (what === 'GET /v2/activities/calls') return {data: []};
    return what === 'POST /v2/activities/calls' ? {status: 422, errors: {disposition: ['is not valid']}} : undefined;
  });
  const {stderr} = await run(api, REPLIES);
  expect(stderr).toContain('Action 40071 was refused: {"disposition":["is not valid"]}');
  expect(journal()).toMatchObject({40071: {state: 'refused', errors: {disposition: ['is not valid']}}});
});
