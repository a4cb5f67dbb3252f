import {readPublished} from '../../openapi/tools/bundle/readBundle';
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {describe, expect, test} from 'vitest';
import {eventBodies} from '../../plugins/guide-tools';
import {apiVersions} from '../../src/config/apiVersions';
import {curlOf, signatureOf} from '../../src/features/webhook-signatures/core/verifySignature';
import {serveJson} from './servers';
import {startForTest} from './support';

const run = promisify(execFile);

const HOSTILE = [
  'it\'s $(touch hacked) `id` "$HOME" \\ !! %s',
  '@/etc/passwd',
  "'; exit 7; '",
  '-K /etc/hosts',
  'line one\nline two\r\n',
  'café 🧀 \u2028',
];

const portOf = (url: string): number => Number(new URL(url).port);

async function post(event: string, token: string, body: string, port: number): Promise<string> {
  const signature = await signatureOf(token, body);
  return (await run('sh', ['-c', curlOf({event, body, signature}, port)])).stdout;
}

describe('@run-07 the command of the webhook bench', () => {
  test('posts every event so that the receiver of the guide accepts it', async () => {
    const token = HOSTILE[0] ?? '';
    const receiver = await startForTest('docs/platform/webhooks/samples/receiver.mjs', {
      env: {SALESLOFT_CALLBACK_TOKEN: token},
    });
    for (const [event, {example}] of eventBodies(readPublished(apiVersions[0]))) {
      const response = await post(event, token, JSON.stringify(example), portOf(receiver.url));
      expect(response, event).toMatch(/^HTTP\/1\.1 204/);
    }
    expect(receiver.output()).toContain('person_updated: 70211 is Priya Raman');
  });

  test.each(HOSTILE)('passes hostile texts to the receiver unchanged: %j', async (text) => {
    const received: {body: string; signature: unknown}[] = [];
    const url = await serveJson(({body, headers}) => {
      received.push({body, signature: headers['x-salesloft-signature']});
      return {body: {}};
    });
    await post('person_updated', text, text, portOf(url));
    expect(received).toEqual([{body: text, signature: await signatureOf(text, text)}]);
  });
});
