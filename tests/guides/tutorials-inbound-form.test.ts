import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {type JsonResponse, type ScriptedApi, folderOfEachTest, mockApi, startScript} from './servers';
import {type Running, runSample, startForTest} from './support';

const FILE = 'docs/platform/tutorials/samples/inbound-form.mjs';
const FORM = {
  first_name: 'Priya',
  last_name: 'Raman',
  email_address: 'Priya.Raman@brightwater.example',
  person_company_name: 'Brightwater Logistics',
};
const UPSERT = 'POST /v2/person_upserts';
const PRIYA = {id: 70211, do_not_contact: false, bouncing: false, contact_restrictions: ['message']};

const mock = mockApi();

const folder = folderOfEachTest();

async function startForm(api: string, env: Readonly<Record<string, string>> = {}): Promise<Running> {
  const form = await startForTest(FILE, {
    env: {SALESLOFT_API_URL: api, CADENCE_ID: '8840', QUEUE_FILE: path.join(folder(), 'queue.json'), ...env},
  });
  await expect.poll(() => form.output(), {timeout: 20_000}).toContain('Listening');
  return form;
}

async function submit(
  form: Running,
  values: Readonly<Record<string, string>>,
): Promise<{status: number; html: string}> {
  const response = await fetch(form.url, {method: 'POST', body: new URLSearchParams(values)});
  return {status: response.status, html: await response.text()};
}

const untilPrinted = (form: Running, text: string): Promise<void> =>
  expect.poll(() => form.output(), {timeout: 20_000}).toContain(text);

/** An API that knows the cadence, and then plays the script. */
const script = (...responses: readonly JsonResponse[]): Promise<ScriptedApi> =>
  startScript({body: {data: {id: 8840, name: 'Operations Leaders Q3'}}}, ...responses);

const upserted = (person: object): JsonResponse => ({body: {data: {upsert_type: 'create', person}}});
const none: JsonResponse = {body: {data: []}};
const membership: JsonResponse = {body: {data: {id: 990145}}};

test('@words-05 the form works with the sandbox from an empty folder', async () => {
  const form = await startForm(mock.url);
  expect(form.output()).toContain('Cadence 8840: Operations Leaders Q3');
  expect(await (await fetch(form.url)).text()).toContain('<input name="email_address"');
  expect(await submit(form, FORM)).toEqual({status: 200, html: expect.stringContaining('Thank you') as string});
  // The sandbox says that Priya is on the cadence.
  await untilPrinted(form, 'person 70211 not enrolled: was on the cadence before');
  const [upsert, lookup] = mock.requests.slice(-2);
  expect(JSON.parse(upsert?.body ?? '')).toEqual({
    upsert_key: 'email_address',
    ...FORM,
    email_address: 'priya.raman@brightwater.example',
  });
  expect(Object.fromEntries(lookup?.query ?? [])).toEqual({person_id: '70211', cadence_id: '8840', per_page: '1'});
});

test('@words-05 a new person is put on the cadence, after another try without a new submission', async () => {
  const api = await script({status: 503, body: {}}, upserted(PRIYA), none, membership);
  const form = await startForm(api.url, {RETRY_SECONDS: '0.2'});
  await submit(form, FORM);
  await untilPrinted(form, 'person 70211 enrolled: membership 990145');
  expect(api.requests.at(-1)).toBe('POST /v2/cadence_memberships {"person_id":70211,"cadence_id":8840}');
  // The mock API has the last word on whether the request is valid.
  const headers = {authorization: 'Bearer sandbox-key', 'content-type': 'application/json'};
  const body = '{"person_id":70211,"cadence_id":8840}';
  expect((await fetch(`${mock.url}/v2/cadence_memberships`, {method: 'POST', headers, body})).status).toBe(200);
});

const ON_CADENCE = {errors: {cadence_id: ['is already in progress for this person']}};

test.each([
  ['must not be contacted', [upserted({...PRIYA, do_not_contact: true})], 'not enrolled: do not contact'],
  ['has a bouncing address', [upserted({...PRIYA, bouncing: true})], 'not enrolled: the email address bounces'],
  ['wants no email', [upserted({...PRIYA, contact_restrictions: ['email']})], 'not enrolled: no email allowed'],
  ['is there', [upserted(PRIYA), none, {status: 422, body: ON_CADENCE}], 'is on the cadence'],
])('@words-05 a person who %s is not put on the cadence', async (_, responses, printed) => {
  const api = await script(...responses);
  const form = await startForm(api.url);
  await submit(form, FORM);
  await untilPrinted(form, `person 70211 ${printed}`);
  expect(api.requests).toHaveLength(1 + responses.length);
});

test('@words-05 a submission survives a rate limit and a restart', async () => {
  const limited = {status: 429, body: {error: 'API rate limit exceeded'}};
  const first = await startForm((await script(limited)).url);
  expect((await submit(first, FORM)).status).toBe(200);
  await untilPrinted(first, 'attempt 1 failed, will retry: HTTP 429');
  await first.stop();

  const second = await startForm((await script(upserted(PRIYA), none, membership)).url);
  await untilPrinted(second, 'person 70211 enrolled');
  await expect.poll(() => readFileSync(path.join(folder(), 'queue.json'), 'utf8'), {timeout: 20_000}).toBe('[]');
});

test('@words-05 a submission that is refused does not hold up the next one', async () => {
  const refused = {status: 422, body: {errors: {email_address: ['is invalid']}}};
  const form = await startForm((await script(refused, upserted(PRIYA), none, membership)).url);
  await submit(form, {...FORM, email_address: 'priya@brightwater.example'});
  await submit(form, FORM);
  await untilPrinted(form, 'gave up on');
  await untilPrinted(form, 'person 70211 enrolled');
});

test('@words-05 wrong values come back with their messages, and nothing is sent', async () => {
  const api = await script();
  const form = await startForm(api.url);
  const {status, html} = await submit(form, {first_name: '"><script>', email_address: 'priya'});
  expect(status).toBe(422);
  expect(html).toContain('Last name <strong>is missing</strong>');
  expect(html).toContain('is not an email address');
  expect(html).toContain('value="&#34;&#62;&#60;script&#62;"');
  expect((await submit(form, {...FORM, website: 'https://spam.example'})).status).toBe(200);
  expect(api.requests.join('\n')).not.toContain(UPSERT);
});

test('@words-05 the form does not start without a cadence', async () => {
  const without = await runSample(FILE);
  expect(without).toMatchObject({code: 1, stderr: expect.stringContaining('CADENCE_ID') as string});
});
