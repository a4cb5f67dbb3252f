import {createHmac} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {startApi} from './sandboxApi';
import {passOn, serveJson, temporaryFolder} from './servers';
import {type Finished, outputOf, runSample, startForTest} from './support';

const FILE = 'docs/platform/tutorials/samples/crm-sync.mjs';
const TOKEN = 'wht_6c0a9f51';

const KEY = 'ak_sandbox_maya_okafor';

interface Contact {
  readonly id: string;
  readonly email_address?: string;
  readonly [field: string]: unknown;
}

const priya = {email_address: 'priya.raman@brightwater.example', first_name: 'Priya', last_name: 'Raman'};
const jo = {email_address: 'jo.lind@fernhill.example', first_name: 'Jo', last_name: 'Lind'};

let sandbox: string;
/** What the program wrote to Salesloft. */
let writes: string[];
let env: Record<string, string>;

beforeEach(async () => {
  sandbox = await startApi();
  writes = [];
  const folder = temporaryFolder();
  env = {
    SALESLOFT_API_URL: await serveJson((call) => {
      if (call.method !== 'GET') writes.push(`${call.method} ${call.url.pathname.replace('/v2', '')} ${call.body}`);
      return passOn(call, sandbox);
    }),
    SALESLOFT_API_KEY: KEY,
    SALESLOFT_CALLBACK_TOKEN: TOKEN,
    CRM_FILE: path.join(folder, 'crm.json'),
    STATE_FILE: path.join(folder, 'sync.json'),
  };
});

/** Changes Priya as a user of the team would. Returns her. */
async function changePriya(values: object): Promise<object> {
  const headers = {authorization: `Bearer ${KEY}`, 'content-type': 'application/json'};
  const response = await fetch(`${sandbox}/v2/people/70211`, {method: 'PUT', headers, body: JSON.stringify(values)});
  return ((await response.json()) as {data: object}).data;
}

const contacts = (): Contact[] => JSON.parse(readFileSync(env.CRM_FILE ?? '', 'utf8')) as Contact[];
const contactsOfPriya = (): Contact[] =>
  contacts().filter((one) => one.email_address?.toLowerCase() === priya.email_address);
const writeContacts = (...all: object[]): void => {
  writeFileSync(env.CRM_FILE ?? '', JSON.stringify(all));
};
const changeContact = (id: unknown, values: object): void => {
  writeContacts(...contacts().map((one) => (one.id === id ? {...one, ...values} : one)));
};

/** One round of the program, with what it wrote to Salesloft. */
async function round(): Promise<Finished & {writes: string[]}> {
  const finished = await runSample(FILE, {env});
  return {...finished, writes: writes.splice(0)};
}

test('@words-05 the two-way sync prints with the sandbox what the guide shows', async () => {
  const guide = readFileSync('docs/platform/tutorials/crm-sync.mdx', 'utf8');
  const [, contact = '', printed = ''] = /title="crm.json"\n(.*?)```.*?```text\n(.*?)```/s.exec(guide) ?? [];
  writeFileSync(env.CRM_FILE ?? '', contact);
  const stdout = await outputOf(runSample(FILE, {env}));
  expect(contacts()).toContainEqual(expect.objectContaining({...priya, title: 'VP of Operations'}));
  expect(stdout.slice(-printed.length)).toBe(printed);
});

test('@words-05 a person becomes a contact, a contact becomes a person, and the next round changes nothing', async () => {
  writeContacts({id: 'c1', ...jo});
  expect(await round()).toMatchObject({
    code: 0,
    stderr: '',
    writes: [`POST /person_upserts ${JSON.stringify({upsert_key: 'email_address', ...jo})}`],
  });
  expect(contacts()).toContainEqual({id: 'c1', ...jo});
  expect(contactsOfPriya()).toEqual([expect.objectContaining(priya)]);

  const before = contacts();
  expect((await round()).writes).toEqual([]);
  expect(contacts()).toEqual(before);
});

test('@words-05 changes of both sides meet without a loop', async () => {
  writeContacts({id: 'c1', ...priya, email_address: 'Priya.Raman@brightwater.example', title: 'VP'});
  expect((await round()).writes).toEqual(['PUT /people/70211 {"title":"VP"}']);
  expect(contactsOfPriya()).toEqual([expect.objectContaining({id: 'c1', phone: '+15035550111', title: 'VP'})]);

  await changePriya({phone: '+15035550119'});
  changeContact('c1', {title: 'VP of Operations'});
  expect((await round()).writes).toEqual(['PUT /people/70211 {"title":"VP of Operations"}']);
  expect(contactsOfPriya()).toEqual([expect.objectContaining({phone: '+15035550119', title: 'VP of Operations'})]);
  expect((await round()).writes).toEqual([]);
});

test('@words-05 the CRM wins when both sides changed one field, and what it clears is cleared in Salesloft', async () => {
  await round();
  await changePriya({title: 'Advisor'});
  changeContact(contactsOfPriya()[0]?.id, {title: 'COO'});
  const conflict = await round();
  expect(conflict.stdout).toContain('conflict in title: the CRM wins with "COO" over "Advisor"');
  expect(conflict.writes).toEqual(['PUT /people/70211 {"title":"COO"}']);

  changeContact(contactsOfPriya()[0]?.id, {title: ''});
  const cleared = await round();
  expect(cleared).toMatchObject({code: 0, writes: ['PUT /people/70211 {"title":""}']});
});

test('@words-05 a delivery is applied at once, and its echo, an old one and a forged one are not', async () => {
  const first = await changePriya({title: 'VP'});
  const program = await startForTest(FILE, {env: {...env, POLL_SECONDS: '600'}, args: ['serve']});
  await expect.poll(() => program.output(), {timeout: 20_000}).toContain('in sync up to');

  const deliver = async (event: string, record: object, token = TOKEN): Promise<number> => {
    const body = JSON.stringify(record);
    const signature = createHmac('sha1', token).update(body).digest('hex');
    const headers = {'x-salesloft-event': event, 'x-salesloft-signature': signature};
    return (await fetch(program.url, {method: 'POST', body, headers})).status;
  };
  const second = await changePriya({title: 'COO'});
  expect(await deliver('person_updated', {...second, title: 'Forged'}, 'wht_other')).toBe(401);
  expect(await deliver('person_updated', second)).toBe(204);
  expect(await deliver('person_updated', second)).toBe(204);
  expect(await deliver('person_updated', first)).toBe(204);
  expect(await deliver('person_deleted', {id: 70211})).toBe(204);
  await expect.poll(() => program.output(), {timeout: 20_000}).toContain('person 70211 was deleted');
  await program.stop();
  expect(program.output().match(/CRM contact \S+: title/g)).toHaveLength(1);
  expect(contactsOfPriya()).toEqual([expect.objectContaining({title: 'COO'})]);
  expect(writes).toEqual([]);

  await fetch(`${sandbox}/v2/people/70211`, {method: 'DELETE', headers: {authorization: `Bearer ${KEY}`}});
  expect((await round()).writes).toEqual([]);
});
