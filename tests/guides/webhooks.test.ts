import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createHmac} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mockApi} from './servers';
import {type Running, outputOf, runSample, startSample} from './support';

const FOLDER = 'docs/platform/webhooks/samples';
const TOKEN = 'wht_6c0a9f51';

const sign = (body: string, token = TOKEN): string => createHmac('sha1', token).update(body).digest('hex');

async function deliver(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const {status} = await fetch(url, {method: 'POST', body, headers: {'content-type': 'application/json', ...headers}});
  return status;
}

/** A delivery as Salesloft would send it. */
const deliverSigned = (url: string, event: string, body: string): Promise<number> =>
  deliver(url, body, {'x-salesloft-event': event, 'x-salesloft-signature': sign(body)});

/** Waits until the receiver, which works after its response, has printed the text. */
const untilPrinted = (receiver: Running, text: string): Promise<void> =>
  expect.poll(() => receiver.output(), {timeout: 20_000}).toContain(text);

test('the signatures that the guide shows are those of its bodies', () => {
  const guide = readFileSync('docs/platform/webhooks/delivery-headers.mdx', 'utf8');
  const [, inTable, ofTable] = /\| `(\{.*\})` \| `([0-9a-f]{40})` \|/.exec(guide) ?? [];
  const [, ofDelivery, delivered] = /x-salesloft-signature: ([0-9a-f]{40})\n\n(.*)\n/.exec(guide) ?? [];
  expect(ofTable).toBe(sign(inTable ?? ''));
  expect(ofDelivery).toBe(sign(delivered ?? ''));
});

describe.each(['mjs', 'py'])('receiver.%s', (ending) => {
  const file = `${FOLDER}/receiver.${ending}`;
  let receiver: Running;

  beforeAll(async () => {
    receiver = await startSample(file, {env: {SALESLOFT_CALLBACK_TOKEN: TOKEN}});
  }, 60_000);

  afterAll(() => receiver.stop());

  test('accepts an unknown event and does nothing', async () => {
    const printed = receiver.output();
    expect(await deliverSigned(receiver.url, 'constructor', '{"id":1}')).toBe(204);
    expect(await deliverSigned(receiver.url, 'person_deleted', '{"id":90002}')).toBe(204);
    await untilPrinted(receiver, 'person_deleted: 90002');
    expect(receiver.output().slice(printed.length).trim()).toBe('person_deleted: 90002');
  });

  test('continues after a signed body that is not JSON', async () => {
    expect(await deliverSigned(receiver.url, 'person_updated', 'not JSON')).toBe(400);
    expect(await deliverSigned(receiver.url, 'person_deleted', '{"id":70299}')).toBe(204);
    await untilPrinted(receiver, 'person_deleted: 70299');
  });

  test('accepts what the test sender of the guide signs', async () => {
    const env = {RECEIVER_URL: receiver.url, SALESLOFT_CALLBACK_TOKEN: TOKEN, EVENT: 'person_deleted'};
    const stdout = await outputOf(runSample(`${FOLDER}/send-test-delivery.sh`, {env}));
    expect(stdout).toContain('HTTP 204');
    await untilPrinted(receiver, 'person_deleted: 70211');
  });

  test('reports a reply once, and nothing when an email is viewed', async () => {
    const email = (replies: number, time: string): string =>
      JSON.stringify({id: 7730041, recipient: {id: 70211}, counts: {replies, views: 3}, updated_at: time});
    const printed = receiver.output().length;
    for (const [replies, time] of [
      [0, '09:00'],
      [1, '10:00'],
      [1, '11:00'],
      [0, '08:00'],
      [2, '12:00'],
    ] as const)
      expect(await deliverSigned(receiver.url, 'email_updated', email(replies, time))).toBe(204);
    expect(await deliverSigned(receiver.url, 'person_deleted', '{"id":90003}')).toBe(204);
    await untilPrinted(receiver, 'person_deleted: 90003');
    const reply = 'email_updated: person 70211 replied to email 7730041';
    expect(receiver.output().slice(printed).trim().split(/\r?\n/)).toEqual([reply, reply, 'person_deleted: 90003']);
  });
});

describe.each(['sh', 'mjs', 'py'])('subscribe.%s', (ending) => {
  const file = `${FOLDER}/subscribe.${ending}`;
  const api = mockApi();

  /** The subscriptions that the sample requests. */
  const created = (): unknown[] =>
    api.requests
      .filter(({method}) => method === 'POST')
      .map(({path, body}) => ({path, ...(JSON.parse(body) as object)}));

  const subscription = (event: string, url: string): object => ({
    path: '/v2/webhook_subscriptions',
    event_type: event,
    callback_url: url,
    callback_token: TOKEN,
  });

  test('subscribes and does not print the secret', async () => {
    const url = 'https://hooks.larkfield.example/another';
    const {code, stdout, stderr} = await runSample(file, {
      env: {SALESLOFT_API_URL: api.url, SALESLOFT_CALLBACK_TOKEN: TOKEN, CALLBACK_URL: url},
    });
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(created()).toContainEqual(subscription('person_updated', url));
    expect(stdout).toMatch(/subscription 1405/i);
    expect(stdout).not.toContain(TOKEN);
  });

  test('subscribes to the event that EVENT names, and to no other', async () => {
    const url = 'https://hooks.larkfield.example/replies';
    const env = {SALESLOFT_API_URL: api.url, SALESLOFT_CALLBACK_TOKEN: TOKEN, CALLBACK_URL: url};
    expect(await runSample(file, {env: {...env, EVENT: 'email_updated'}})).toMatchObject({code: 0, stderr: ''});
    expect(created()).toEqual([subscription('email_updated', url)]);
  });

  // The shell sample only sends this one request.
  if (ending !== 'sh')
    test('does not change an existing subscription', async () => {
      const {stdout} = await runSample(file, {env: {SALESLOFT_API_URL: api.url, SALESLOFT_CALLBACK_TOKEN: TOKEN}});
      const url = 'https://hooks.larkfield.example/salesloft';
      expect(stdout).toContain('person_updated: subscription 1405 is there, on');
      expect(created()).toEqual(['person_created', 'person_deleted'].map((event) => subscription(event, url)));
    });
});
