import {readPublished} from '../../openapi/tools/bundle/readBundle';
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {describe, expect, test} from 'vitest';
import {eventBodies} from '../../plugins/guide-tools';
import {apiVersions} from '../../src/config/apiVersions';
import {curlOf, signatureOf} from '../../src/features/webhook-signatures/core/signature';
import {readOptions, testCommand} from '../../src/features/webhook-signatures/core/testDelivery';
import {deliver} from '../../src/test-delivery/deliver';
import {freePort} from '../fixtures/ports';
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

/** Runs the program of a command, as npx does with its tarball. */
const runTest = (command: string) =>
  run('sh', [
    '-c',
    command.replace(/^npx -y \S+/, `'${process.execPath}' .config/run.cjs src/test-delivery/packageEntry.ts`),
  ]);

describe('@follow-03 the command that sends a test delivery to a local port', () => {
  const token = 'wht_6c0a9f51';
  const delivery = async (body: string) => ({event: 'person_updated', body, signature: await signatureOf(token, body)});

  test('is one line without the token, and its program sends the signed bytes until the receiver accepts them', async () => {
    const received: {body: string; signature: unknown; event: unknown}[] = [];
    const url = await serveJson(({body, headers}) => {
      received.push({body, signature: headers['x-salesloft-signature'], event: headers['x-salesloft-event']});
      return {status: received.length === 1 ? 503 : 204, body: {}};
    });
    const sent = await delivery(HOSTILE.join(''));
    const command = testCommand('https://docs.example/test-delivery.tgz', {port: portOf(url), delivery: sent});
    expect(command).toMatch(/^npx -y https:\/\/docs\.example\/test-delivery\.tgz( --[a-z]+ [\w-]+){4}$/);
    expect(command).not.toContain(token);
    const {stdout} = await runTest(command);
    expect(stdout).toBe('Attempt 1 of 4: status 503\nAttempt 2 of 4: status 204\n');
    expect(received).toEqual(Array.from({length: 2}, () => sent));
  });

  test.each<[string, readonly number[], boolean, number]>([
    ['a receiver that accepts it', [200], true, 1],
    ['one that fails three times', [500, 401, 302, 204], true, 4],
    ['one that always fails', [500], false, 4],
  ])('sends to %s as often as the API', async (_, statuses, isAccepted, attempts) => {
    let count = 0;
    const url = await serveJson(() => ({status: statuses[count++] ?? 500, body: {}}));
    const lines: string[] = [];
    const test = {port: portOf(url), delivery: await delivery('{}')};
    expect(await deliver(test, {say: (line) => lines.push(line), pause: 0})).toBe(isAccepted);
    expect([count, lines.length]).toEqual([attempts, attempts + (isAccepted ? 0 : 1)]);
  });

  test('says that nothing listens on the port', async () => {
    const lines: string[] = [];
    const test = {port: await freePort(), delivery: await delivery('{}')};
    expect(await deliver(test, {say: (line) => lines.push(line), pause: 0})).toBe(false);
    expect(lines[0]).toBe('Attempt 1 of 4: no connection (ECONNREFUSED)');
  });

  test.each([
    ['port', {port: '0'}],
    ['event', {event: 'a b'}],
    ['signature', {signature: 'sha1=1'}],
    ['body', {body: undefined}],
  ])('refuses a command whose %s is wrong', (name, wrong) => {
    const right = {port: '8080', event: 'person_updated', signature: '0'.repeat(40), body: 'e30'};
    expect(() => readOptions({...right, ...wrong})).toThrow(`--${name} is missing or not valid.`);
  });
});

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
