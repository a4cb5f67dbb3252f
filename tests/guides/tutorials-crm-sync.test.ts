import {createHmac} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {type Person, at, listPeople} from './people';
import {startApi} from './sandboxApi';
import {type Call, mockApi, passOn, serveJson, temporaryFolder} from './servers';
import {type Finished, outputOf, runSample, startForTest} from './support';

const FILE = 'docs/platform/tutorials/samples/crm-sync.mjs';
const TOKEN = 'wht_6c0a9f51';

interface Contact {
  readonly id: string;
  readonly [field: string]: unknown;
}

const priya = {email_address: 'priya.raman@brightwater.example', first_name: 'Priya', last_name: 'Raman'};
const ines = {email_address: 'ines.carvalho@cobaltdental.example', first_name: 'Ines', last_name: 'Carvalho'};

const mock = mockApi();

/** The people of a team, as the API keeps them. The mock API checks each write first. */
class Team {
  readonly people = new Map<number, Person & {email_address?: string}>();
  readonly writes: string[] = [];
  private clock = 0;

  /** Stores a person as a user of the team would. */
  set(id: number, values: object): object {
    this.clock += 1;
    const person = {display_name: '', ...this.people.get(id), ...values, id, updated_at: at(this.clock)};
    this.people.set(id, person);
    return person;
  }

  async handle(call: Call): Promise<{status?: number; data?: unknown}> {
    const {method, url, body} = call;
    const id = Number(/\/people\/(\d+)$/.exec(url.pathname)?.[1]);
    if (method !== 'GET') {
      this.writes.push(`${method} ${url.pathname.replace('/v2', '')} ${body}`);
      const {status} = await passOn(call, mock.url);
      if (status !== 200) return {status};
    }
    if (method === 'PUT') return {status: 200, data: this.set(id, JSON.parse(body) as object)};
    if (method === 'POST') {
      const values = JSON.parse(body) as object;
      return {status: 200, data: {upsert_type: 'create', person: this.set(70300 + this.people.size, values)}};
    }
    if (id) return this.people.has(id) ? {status: 200, data: this.people.get(id)} : {status: 404};
    const email = url.searchParams.get('email_addresses[]');
    const found = [...this.people.values()].filter((person) => !email || person.email_address === email);
    return {status: 200, ...listPeople(found, url.searchParams)};
  }
}

let team: Team;
let env: Record<string, string>;

beforeEach(async () => {
  team = new Team();
  const folder = temporaryFolder();
  env = {
    SALESLOFT_API_URL: await serveJson(async (call) => {
      const {status, data} = await team.handle(call);
      return {status, body: {data}};
    }),
    SALESLOFT_CALLBACK_TOKEN: TOKEN,
    CRM_FILE: path.join(folder, 'crm.json'),
    STATE_FILE: path.join(folder, 'sync.json'),
  };
});

const contacts = (): Contact[] => JSON.parse(readFileSync(env.CRM_FILE ?? '', 'utf8')) as Contact[];
const writeContacts = (...all: object[]): void => {
  writeFileSync(env.CRM_FILE ?? '', JSON.stringify(all));
};
const changeContact = (id: unknown, values: object): void => {
  writeContacts(...contacts().map((one) => (one.id === id ? {...one, ...values} : one)));
};

/** One round of the program, with what it wrote to Salesloft. */
async function round(): Promise<Finished & {writes: string[]}> {
  const before = team.writes.length;
  const finished = await runSample(FILE, {env});
  return {...finished, writes: team.writes.slice(before)};
}

test('@words-05 the two-way sync prints with the sandbox what the guide shows', async () => {
  const guide = readFileSync('docs/platform/tutorials/crm-sync.mdx', 'utf8');
  const [, contact = '', printed = ''] = /title="crm.json"\n(.*?)```.*?```text\n(.*?)```/s.exec(guide) ?? [];
  writeFileSync(env.CRM_FILE ?? '', contact);
  env = {...env, SALESLOFT_API_URL: await startApi(), SALESLOFT_API_KEY: 'ak_sandbox_maya_okafor'};
  const stdout = await outputOf(runSample(FILE, {env}));
  expect(contacts()).toContainEqual(expect.objectContaining({...priya, title: 'VP of Operations'}));
  expect(stdout.slice(-printed.length)).toBe(printed);
});

test('@words-05 a person becomes a contact, a contact becomes a person, and the next round changes nothing', async () => {
  team.set(70211, priya);
  writeContacts({id: 'c1', ...ines});
  const {code, stderr, writes} = await round();
  expect({code, stderr}).toEqual({code: 0, stderr: ''});
  expect(writes).toEqual([`POST /person_upserts ${JSON.stringify({upsert_key: 'email_address', ...ines})}`]);
  expect(contacts()).toEqual([expect.objectContaining({id: 'c1'}), expect.objectContaining(priya)]);

  const before = contacts();
  expect((await round()).writes).toEqual([]);
  expect(contacts()).toEqual(before);
});

test('@words-05 changes of both sides meet without a loop', async () => {
  team.set(70211, {...priya, phone: '+15035550111'});
  writeContacts({id: 'c1', ...priya, email_address: 'Priya.Raman@brightwater.example', title: 'VP'});
  expect((await round()).writes).toEqual(['PUT /people/70211 {"title":"VP"}']);
  expect(contacts()).toEqual([expect.objectContaining({id: 'c1', phone: '+15035550111', title: 'VP'})]);

  team.set(70211, {phone: '+15035550119'});
  changeContact('c1', {title: 'VP of Operations'});
  expect((await round()).writes).toEqual(['PUT /people/70211 {"title":"VP of Operations"}']);
  expect(contacts()).toEqual([expect.objectContaining({phone: '+15035550119', title: 'VP of Operations'})]);
  expect((await round()).writes).toEqual([]);
});

test('@words-05 the CRM wins when both sides changed one field, and what it clears is cleared in Salesloft', async () => {
  team.set(70211, {...priya, title: 'VP'});
  await round();
  team.set(70211, {title: 'Advisor'});
  changeContact(contacts()[0]?.id, {title: 'COO'});
  const {stdout, writes} = await round();
  expect(stdout).toContain('conflict in title: the CRM wins with "COO" over "Advisor"');
  expect(writes).toEqual(['PUT /people/70211 {"title":"COO"}']);

  changeContact(contacts()[0]?.id, {title: ''});
  const cleared = await round();
  expect(cleared).toMatchObject({code: 0, writes: ['PUT /people/70211 {"title":""}']});
});

test('@words-05 a delivery is applied at once, and its echo, an old one and a forged one are not', async () => {
  const first = team.set(70211, {...priya, title: 'VP'});
  const program = await startForTest(FILE, {env: {...env, POLL_SECONDS: '600'}, args: ['serve']});
  await expect.poll(() => program.output(), {timeout: 20_000}).toContain('in sync up to');

  const deliver = async (event: string, record: object, token = TOKEN): Promise<number> => {
    const body = JSON.stringify(record);
    const signature = createHmac('sha1', token).update(body).digest('hex');
    const headers = {'x-salesloft-event': event, 'x-salesloft-signature': signature};
    return (await fetch(program.url, {method: 'POST', body, headers})).status;
  };
  const second = team.set(70211, {title: 'COO'});
  expect(await deliver('person_updated', {...second, title: 'Forged'}, 'wht_other')).toBe(401);
  expect(await deliver('person_updated', second)).toBe(204);
  expect(await deliver('person_updated', second)).toBe(204);
  expect(await deliver('person_updated', first)).toBe(204);
  expect(await deliver('person_deleted', {id: 70211})).toBe(204);
  await expect.poll(() => program.output(), {timeout: 20_000}).toContain('person 70211 was deleted');
  await program.stop();
  expect(program.output().match(/CRM contact \S+: title/g)).toHaveLength(1);
  expect(contacts()).toEqual([expect.objectContaining({title: 'COO'})]);
  expect(team.writes).toEqual([]);

  team.people.clear();
  expect((await round()).writes).toEqual([]);
});
