import {describe, expect, test} from 'vitest';
import {createHmac} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mockApi} from './servers';
import {runSample} from './support';

const FOLDER = 'docs/platform/webhooks/samples';
const TOKEN = 'wht_6c0a9f51';

const sign = (body: string): string => createHmac('sha1', TOKEN).update(body).digest('hex');

test('the signatures that the guide shows are those of its bodies', () => {
  const guide = readFileSync('docs/platform/webhooks/delivery-headers.mdx', 'utf8');
  const [, inTable, ofTable] = /\| `(\{.*\})` \| `([0-9a-f]{40})` \|/.exec(guide) ?? [];
  const [, ofDelivery, delivered] = /x-salesloft-signature: ([0-9a-f]{40})\n\n(.*)\n/.exec(guide) ?? [];
  expect(ofTable).toBe(sign(inTable ?? ''));
  expect(ofDelivery).toBe(sign(delivered ?? ''));
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
