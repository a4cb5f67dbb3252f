import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {type JsonResponse, type ScriptedApi, folderOfEachTest, serveJson, startScript} from './servers';
import {type Finished, errorOf, runSample} from './support';

const ID = '0d9f2f6e-6f0a-4a3b-8d3f-1a7c5e90b301';
const SAMPLES = path.resolve('docs/platform/guides/samples');
const ENDINGS = ['sh', 'mjs', 'py'];

describe.each(ENDINGS)('transcript.%s', (ending) => {
  async function play(...responses: JsonResponse[]): Promise<Finished & {api: ScriptedApi}> {
    const api = await startScript(...responses);
    const file = `${SAMPLES}/transcript.${ending}`;
    return {...(await runSample(file, {env: {SALESLOFT_API_URL: api.url}, args: [ID]})), api};
  }

  const conversation = (transcription: {id: string} | null): JsonResponse => ({
    body: {data: {title: 'The demo', transcription, attendees: [{id: 'a1', full_name: 'Priya Raman', email: null}]}},
  });
  const sentence = (order_number: number, recording_attendee_id: string, text: string): object => ({
    order_number,
    recording_attendee_id,
    start_time: order_number * 30.5,
    text,
  });

  test('puts the sentences of all pages in order', async () => {
    const first = Array.from({length: 100}, (_, index) => sentence(index + 2, 'a1', `Sentence ${String(index + 2)}`));
    const {stdout, api} = await play(
      conversation({id: 't1'}),
      {body: {data: first}},
      {body: {data: [sentence(1, 'a2', 'Hello')]}},
    );
    const lines = stdout.trim().split('\n');
    expect(lines).toHaveLength(101);
    expect(lines.slice(0, 2)).toEqual(['[00:30] Unknown: Hello', '[01:01] Priya Raman: Sentence 2']);
    expect(api.requests[2]).toContain('page=2');
  });

  test('says that there is no transcript yet', async () => {
    const stderr = await errorOf(play(conversation(null)));
    expect(stderr).toMatch(/no transcript yet/i);
  });
});

describe.each(ENDINGS)('recording.%s', (ending) => {
  const folder = folderOfEachTest();

  /** An API and, on another port, a host of media. Says which token the media host got. */
  async function run(
    reply: (media: string) => JsonResponse,
    type: string,
  ): Promise<Finished & {tokens: (string | undefined)[]}> {
    const tokens: (string | undefined)[] = [];
    const media = await serveJson(({headers}) => {
      tokens.push(headers.authorization);
      return {headers: {'content-type': type}, body: 'sound'};
    });
    const api = await startScript(reply(`${media}/file?signature=9f3c`));
    const finished = await runSample(`${SAMPLES}/recording.${ending}`, {
      env: {SALESLOFT_API_URL: api.url},
      args: [ID],
      folder: folder(),
    });
    expect(api.requests).toEqual([`GET /v2/conversations/${ID}/recording`]);
    return {...finished, tokens};
  }

  const json = (url: string): JsonResponse => ({body: {data: {url}}});
  const redirect = (location: string): JsonResponse => ({status: 302, headers: {location}, body: 'moved'});

  test.each([
    ['a JSON response', json, 'audio/wav', 'wav'],
    ['a redirect', redirect, 'video/mp4', 'mp4'],
    ['an unknown media type', json, 'audio/ogg', 'bin'],
  ] as const)('saves the media of %s, and keeps the token from its host', async (_, reply, type, expected) => {
    const {code, stdout, stderr, tokens} = await run(reply, type);
    expect({code, stdout, stderr}).toEqual({code: 0, stdout: `Saved ${ID}.${expected}\n`, stderr: ''});
    expect(readFileSync(path.join(folder(), `${ID}.${expected}`), 'utf8')).toBe('"sound"');
    expect(tokens).toEqual([undefined]);
  });
});
