import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {type JsonResponse, mockApi, startScript, temporaryFolder} from './servers';
import {type Finished, runSample} from './support';

const FILE = 'docs/platform/guides/samples/enroll.mjs';
const CADENCE: JsonResponse = {
  body: {data: {id: 8840, name: 'Operations Leaders Q3', draft: false, archived_at: null}},
};
const PRIYA = {id: 70211, email_address: 'priya.raman@brightwater.example', contact_restrictions: [], cadences: []};
const found = (...data: unknown[]): JsonResponse => ({body: {data, metadata: {filtering: {email_addresses: []}}}});
const none: JsonResponse = {body: {data: []}};

const mock = mockApi();
let people: string;
beforeEach(() => {
  people = path.join(temporaryFolder(), 'people.txt');
  writeFileSync(people, `\n Priya.Raman@brightwater.example\n${PRIYA.email_address}\nines@cobaltdental.example\n`);
});

const run = (url: string, args: string[], env = {}): Promise<Finished> =>
  runSample(FILE, {env: {SALESLOFT_API_URL: url, ...env}, args: ['8840', people, ...args]});

async function play(args: string[], ...responses: JsonResponse[]): Promise<Finished & {posts: string[]}> {
  const api = await startScript(...responses);
  const finished = await run(api.url, args);
  return {...finished, posts: api.requests.filter((line) => line.startsWith('POST'))};
}

test('the enrollment requests the people of the file, and stops when the filter is ignored', async () => {
  // The mock API doesn't say which filters it applied, as if it had ignored them.
  const {code, stderr} = await run(mock.url, []);
  expect({code, stderr}).toEqual({code: 1, stderr: 'The filter was not applied\n'});
  expect(mock.requests.map((request) => request.path)).toEqual(['/v2/cadences/8840', '/v2/people']);
  expect(mock.requests[1]?.query.getAll('email_addresses[]')).toEqual([
    PRIYA.email_address,
    'ines@cobaltdental.example',
  ]);
});

test('the enrollment adds people with --send', async () => {
  const {stdout, posts} = await play(['--send'], CADENCE, found(PRIYA), none, {body: {data: {id: 990145}}});
  expect(stdout).toBe(
    'Operations Leaders Q3: 2 addresses, 1 people\nines@cobaltdental.example: not found\n' +
      'priya.raman@brightwater.example: added, membership 990145\n',
  );
  expect(posts).toEqual(['POST /v2/cadence_memberships {"person_id":70211,"cadence_id":8840}']);
});

test('the enrollment takes a person who is on the cadence as done', async () => {
  const body = {errors: {cadence_id: ['is already in progress for this person']}};
  const {code, stdout} = await play(['--send'], CADENCE, found(PRIYA), none, {status: 422, body});
  expect({code, stdout}).toEqual({code: 0, stdout: expect.stringContaining('is on this cadence') as string});
});

test.each([
  ['do not want contact', {do_not_contact: true}, 'must not be contacted'],
  ['do not want email', {contact_restrictions: ['email']}, 'no email'],
  ['have an address that bounces', {bouncing: true}, 'the email address bounces'],
  ['are on a cadence', {cadences: [{id: 8841}]}, 'is on cadence 8841'],
])('the enrollment leaves out people who %s', async (_, values, reason) => {
  const {stdout, posts} = await play(['--send'], CADENCE, found({...PRIYA, ...values}));
  expect(stdout).toContain(`: ${reason}\n`);
  expect(posts).toEqual([]);
});

test('the enrollment leaves out people who were on the cadence before', async () => {
  const {stdout} = await play(['--send'], CADENCE, found(PRIYA), found({id: 990145}));
  expect(stdout).toContain('was on this cadence before');
});

test.each([
  ['archived', {archived_at: '2026-09-01T09:12:44.120733-04:00'}, 'is archived'],
  ['a draft', {draft: true}, 'is a draft'],
  ['without respect for restrictions', {override_contact_restrictions: true}, 'ignores contact restrictions'],
])('the enrollment refuses a cadence that is %s', async (_, values, message) => {
  const {code, stderr} = await play(['--send'], {body: {data: {id: 8840, ...values}}});
  expect({code, stderr}).toEqual({code: 1, stderr: expect.stringContaining(message) as string});
});

test('the enrollment refuses more people than the limit', async () => {
  const {url} = await startScript(CADENCE);
  const {code, stderr} = await run(url, [], {LIMIT: '1'});
  expect({code, stderr}).toEqual({code: 1, stderr: '2 people are more than 1. Set LIMIT to allow it\n'});
});
