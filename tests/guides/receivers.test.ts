import {execFileSync} from 'node:child_process';
import {createHmac} from 'node:crypto';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {isFound} from '../samples/commands';
import {type Command, type Running, outputOf, runSample, startProgram} from './support';

const FOLDER = 'docs/platform/webhooks/samples';
const TOKEN = 'wht_6c0a9f51';

interface Language {
  readonly label: string;
  /** Executable that must be on PATH. */
  readonly tool: string;
  /** Compiles the receiver, where that takes a step of its own. */
  readonly compile?: (output: string) => Command;
  readonly start: (port: string, output: string) => Command;
}

const LANGUAGES: readonly Language[] = [
  {label: 'Node.js', tool: 'node', start: () => [process.execPath, `${FOLDER}/receiver.mjs`]},
  {label: 'Python', tool: 'python3', start: () => ['python3', `${FOLDER}/receiver.py`]},
  {label: 'Ruby', tool: 'ruby', start: () => ['ruby', `${FOLDER}/receiver.rb`]},
  {label: 'PHP', tool: 'php', start: (port) => ['php', '-S', `127.0.0.1:${port}`, `${FOLDER}/receiver.php`]},
  {
    label: 'Go',
    tool: 'go',
    compile: (output) => ['go', 'build', '-o', output, `${FOLDER}/receiver.go`],
    start: (_, output) => [output],
  },
  {label: 'Java', tool: 'javac', start: () => ['java', `${FOLDER}/Receiver.java`]},
  {
    label: 'C# with Mono',
    tool: 'mcs',
    compile: (output) => ['mcs', `-out:${output}`, `${FOLDER}/Receiver.cs`],
    start: (_, output) => ['mono', output],
  },
];

const found = LANGUAGES.filter(({tool}) => isFound(tool));

const sign = (body: string, token = TOKEN): string => createHmac('sha1', token).update(body).digest('hex');

const person = (id: number, name: string): string =>
  JSON.stringify({id, display_name: name, updated_at: '2026-09-14T11:42:09.553071-04:00'});

const PRIYA = person(70211, 'Priya Raman');

test('@words-04 receivers of at least five languages run here', () => {
  expect(found.map(({label}) => label)).toEqual(expect.arrayContaining(['Node.js', 'Python', 'Ruby', 'PHP', 'Go']));
});

describe.each(found)('@words-04 the receiver in $label', ({label, compile, start}) => {
  let folder: string;
  let receiver: Running;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'receivers-'));
    const output = path.join(folder, 'receiver');
    if (compile) {
      const [compiler, ...args] = compile(output);
      execFileSync(compiler, args, {env: {...process.env, GO111MODULE: 'off', GOPROXY: 'off'}});
    }
    const env = {SALESLOFT_CALLBACK_TOKEN: TOKEN, HANDLED_FOLDER: path.join(folder, 'handled')};
    receiver = await startProgram((port) => start(port, output), {env});
    // A program may say that it listens just before it does.
    await vi.waitFor(() => fetch(receiver.url), {timeout: 20_000});
  }, 120_000);

  afterAll(async () => {
    await receiver.stop();
    rmSync(folder, {recursive: true});
  });

  async function deliver(body: string, headers: Readonly<Record<string, string>>): Promise<number> {
    const {status} = await fetch(receiver.url, {
      method: 'POST',
      body,
      headers: {'content-type': 'application/json', 'x-salesloft-event': 'person_updated', ...headers},
    });
    return status;
  }

  const deliverSigned = (body: string, event = 'person_updated'): Promise<number> =>
    deliver(body, {'x-salesloft-signature': sign(body), 'x-salesloft-event': event});

  /** Waits until the receiver, which works after its response, has printed the text. */
  const untilPrinted = (text: string): Promise<void> =>
    expect.poll(() => receiver.output(), {timeout: 20_000}).toContain(text);

  /** How many lines name the person. Receivers work after they respond, so a later delivery shows that they are done. */
  async function timesHandled(id: number, marker: number): Promise<number> {
    await deliverSigned(person(marker, 'Daniel Osei'));
    await untilPrinted(String(marker));
    return receiver
      .output()
      .split('\n')
      .filter((line) => line.includes('person_updated: ') && line.includes(String(id))).length;
  }

  test('accepts a delivery with a valid signature', async () => {
    expect(await deliverSigned(PRIYA)).toBe(204);
    expect(await timesHandled(70211, 90001)).toBe(1);
  });

  test('handles a duplicate delivery once', async () => {
    const ines = person(70213, 'Ines Carvalho');
    expect(await deliverSigned(ines)).toBe(204);
    expect(await deliverSigned(ines)).toBe(204);
    expect(await timesHandled(70213, 90002)).toBe(1);
  });

  test.each([
    ['a wrong signature', person(70214, 'Wrong'), {'x-salesloft-signature': sign(person(70214, 'Wrong'), 'wht_other')}],
    ['a changed body', person(70214, 'Changed'), {'x-salesloft-signature': sign(PRIYA)}],
    ['no signature', person(70214, 'Missing'), {}],
    ['an empty signature', person(70214, 'Empty'), {'x-salesloft-signature': ''}],
    ['a signature that is too short', person(70214, 'Short'), {'x-salesloft-signature': 'ab'}],
    ['more behind its signature', person(70214, 'Long'), {'x-salesloft-signature': `${sign(person(70214, 'Long'))}00`}],
  ])('refuses a delivery with %s', async (_, body, headers) => {
    expect(await deliver(body, headers)).toBe(401);
  });

  test('does nothing for what it refused', async () => {
    expect(await timesHandled(70214, 90003)).toBe(0);
  });

  // The guide shows these two first, and they handle more events.
  if (label !== 'Node.js' && label !== 'Python') return;

  let marker = 90004;
  /** What the receiver prints for deliveries that it accepts. One more shows that it is done. */
  async function printedFor(...deliveries: readonly (readonly [event: string, body: string])[]): Promise<string[]> {
    const before = receiver.output().length;
    marker += 1;
    for (const [event, body] of [...deliveries, ['person_deleted', `{"id":${String(marker)}}`] as const])
      expect(await deliverSigned(body, event)).toBe(204);
    await untilPrinted(`person_deleted: ${String(marker)}`);
    return receiver.output().slice(before).trim().split(/\r?\n/).slice(0, -1);
  }

  test('accepts an unknown event and does nothing', async () => {
    expect(await printedFor(['constructor', '{"id":1}'])).toEqual([]);
  });

  test('continues after a signed body that is not JSON', async () => {
    expect(await deliverSigned('not JSON')).toBe(400);
    expect(await printedFor(['person_deleted', '{"id":70299}'])).toContain('person_deleted: 70299');
  });

  test('accepts what the test sender of the guide signs', async () => {
    const env = {RECEIVER_URL: receiver.url, SALESLOFT_CALLBACK_TOKEN: TOKEN, EVENT: 'person_deleted'};
    expect(await outputOf(runSample(`${FOLDER}/send-test-delivery.sh`, {env}))).toContain('HTTP 204');
    await untilPrinted('person_deleted: 70211');
  });

  test('reports a reply once, and nothing when an email is viewed', async () => {
    const deliveries = [
      [0, '09:00'],
      [1, '10:00'],
      [1, '11:00'],
      [0, '08:00'],
      [2, '12:00'],
    ].map(([replies, updated_at]) => {
      const email = {id: 7730041, recipient: {id: 70211}, counts: {replies, views: 3}, updated_at};
      return ['email_updated', JSON.stringify(email)] as const;
    });
    const reply = 'email_updated: person 70211 replied to email 7730041';
    expect(await printedFor(...deliveries)).toEqual([reply, reply]);
  });
});
