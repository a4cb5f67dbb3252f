import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {startApi} from './sandboxApi';
import {type JsonResponse, folderOfEachTest, mockApi, passOn, serveJson, startScript} from './servers';
import {type Finished, outputOf, runSample} from './support';

const PRIYA = 'priya.raman@brightwater.example';
const LISTS = [
  'cadence_memberships?person_id=70211',
  'actions?person_id[]=70211',
  'tasks?person_id[]=70211',
  'notes?associated_with_type=person&associated_with_id=70211',
  'activities/calls?person_id[]=70211',
  'call_data_records?person_id[]=70211',
  'activities/emails?person_id[]=70211',
  'meetings?person_ids[]=70211',
  'conversations?person_ids[]=70211',
  'opportunities?person_id=70211',
  'successes?person_id[]=70211',
  'activity_histories?resource_type=person&resource_id[]=70211',
];
/** A page of a list that applied its filters. */
const page = (data: readonly unknown[] = [], next_page: number | null = null): JsonResponse => ({
  body: {data, metadata: {filtering: {emails: '', email_addresses: ''}, paging: {next_page}}},
});

const mock = mockApi();
const folder = folderOfEachTest();

describe.each(['sh', 'mjs', 'py'])('the privacy export in %s', (ending) => {
  const exported = (): string => path.join(folder(), 'export.json');
  const run = (url: string, email: string): Promise<Finished> =>
    runSample(`docs/platform/guides/samples/privacy-export.${ending}`, {
      args: [email],
      env: {SALESLOFT_API_URL: url, SALESLOFT_API_KEY: 'ak_sandbox_maya_okafor', EXPORT_FILE: exported()},
    });

  test('@topics-03 writes what the sandbox has about a person to a file that only its owner can read', async () => {
    const sandbox = await startApi();
    const requests: string[] = [];
    const url = await serveJson((call) => {
      const {pathname, search} = call.url;
      requests.push(decodeURIComponent(`${pathname}${search}`.replace(/^\/v2\/|&per_page=100.*/g, '')));
      return passOn(call, sandbox);
    });
    const stdout = await outputOf(run(url, PRIYA.toUpperCase()));
    for (const line of ['users: 0', 'people: 1', 'emails to the address: 2', 'meetings: 1', 'activity_histories: 4'])
      expect(stdout).toMatch(new RegExp(`^${line}$`, 'm'));
    expect(stdout).toContain('IDs of people: 70211\n');
    expect(requests).toEqual([
      `users?emails[]=${PRIYA}&visible_only=false`,
      `people?email_addresses[]=${PRIYA}`,
      `activities/emails?email_addresses[]=${PRIYA}`,
      ...LISTS,
    ]);
    expect(readFileSync(exported(), 'utf8')).toContain('VP of Operations');
    expect(statSync(exported()).mode & 0o077).toBe(0);
  });

  test('follows a list to its last page, or says that it cannot', async () => {
    const api = await startScript(page([{id: 1}]), page([], 2), page(), page());
    const {code, stdout, stderr} = await run(api.url, PRIYA);
    if (ending === 'sh')
      expect({code, stderr}).toEqual({code: 1, stderr: expect.stringContaining('more than 100') as string});
    else expect(stdout).toMatch(/^users: 1\n[^]*IDs of people: none\n$/);
    expect(api.requests[2]).toContain(ending === 'sh' ? '/activities/emails' : 'page=2');
  });

  test('stops when a filter was ignored, because the list would have the data of others', async () => {
    const {code, stderr} = await run(mock.url, PRIYA);
    expect({code, stderr}).toEqual({code: 1, stderr: expect.stringContaining('emails[] was ignored') as string});
  });
});
