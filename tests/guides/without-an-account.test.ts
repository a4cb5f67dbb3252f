import {readFileSync} from 'node:fs';
import {beforeEach, describe, expect, test} from 'vitest';
import {version} from '@stoplight/prism-cli/package.json';
import {siteUrl} from '../../src/config/siteUrl';
import {mockApi} from './servers';
import {type Finished, type Running, errorOf, outputOf, runSample, startForTest} from './support';

const SAMPLES = 'docs/platform/guides/samples';
const DESCRIPTION = 'openapi/dist/published/openapi/v2.json';
const TOKEN = 'wht_6c0a9f51';

const guide = readFileSync('docs/platform/guides/build-without-an-account.mdx', 'utf8');

test('the guide without an account starts the Prism that the tests run, on the published description', () => {
  expect(guide).toContain(`npx @stoplight/prism-cli@${version} mock ${siteUrl}/openapi/v2.json\n`);
});

describe.each(['sh', 'mjs', 'py'])('in %s', (ending) => {
  const api = mockApi();
  let receiver: Running;
  beforeEach(async () => {
    const env = {SALESLOFT_CALLBACK_TOKEN: TOKEN};
    receiver = await startForTest('docs/platform/webhooks/samples/receiver.mjs', {env});
  });

  test('@topics-03 mock-check gets each status that a program must handle', async () => {
    const stdout = await outputOf(runSample(`${SAMPLES}/mock-check.${ending}`, {env: {SALESLOFT_API_URL: api.url}}));
    expect(guide).toContain(`\n\`\`\`text\n${stdout}\`\`\`\n`);
  });

  const send = (args: readonly string[], token = TOKEN): Promise<Finished> =>
    runSample(`${SAMPLES}/send-event.${ending}`, {
      args,
      env: {RECEIVER_URL: receiver.url, OPENAPI_FILE: DESCRIPTION, SALESLOFT_CALLBACK_TOKEN: token},
    });

  test('send-event sends the example of an event with a signature that the receiver accepts', async () => {
    expect(await send(['person_updated'])).toEqual({code: 0, stdout: 'person_updated: HTTP 204\n', stderr: ''});
    await expect.poll(() => receiver.output(), {timeout: 10_000}).toContain('person_updated: 70211 is Priya Raman');
    expect(await send(['link_swap'])).toMatchObject({code: 0, stdout: 'link_swap: HTTP 204\n'});
  });

  test('send-event fails with the token of another subscription', async () => {
    expect(await send([], 'wht_other')).toMatchObject({code: 1, stdout: 'person_updated: HTTP 401\n'});
  });

  test('send-event lists the events when it does not know one', async () => {
    const stderr = await errorOf(send(['email_replied']));
    expect(stderr).toMatch(/^email_replied is not an event\. Use one of: account_created, .*user_updated\n$/);
  });
});
