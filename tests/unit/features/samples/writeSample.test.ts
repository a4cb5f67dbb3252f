import {parse, stringify} from 'lossless-json';
import {describe, expect, test} from 'vitest';
import {type SampleRequest, requestUrl} from '../../../../src/features/samples/core/request';
import {LANGUAGES} from '../../../../src/features/samples/core/languages';
import {writeSample} from '../../../../src/features/samples/core/writeSample';
import {HOSTILE_CASES} from '../../../samples/cases';
import {readsKeyOnce} from './keys';
import {isRead, readLiterals} from './readLiteral';

/** JSON with its numbers as they are written, so that no digit is lost in a comparison. */
function exact(json: string): unknown {
  try {
    return parse(json);
  } catch {
    return undefined;
  }
}

/** Whether the URL is one of the texts, or in two: host and path (http.client of Python). */
function holdsAddress(texts: readonly string[], address: string): boolean {
  const [, host = '', path = ''] = /^https:\/\/([^/]*)(.*)$/.exec(address) ?? [];
  return texts.includes(address) || (texts.includes(host) && texts.includes(path));
}

const holdsHeader = (texts: readonly string[], name: string, value: string): boolean =>
  texts.includes(value) || texts.includes(`${name}: ${value}`);

describe.each(LANGUAGES.map(({id}) => id).filter(isRead))('a sample in %s', (language) => {
  test.each(HOSTILE_CASES.filter(({request}) => request.body !== undefined))(
    'holds the body as it is: $name',
    async ({request}) => {
      const texts = readLiterals(language, await writeSample(language, request));
      expect(texts.map(exact)).toContainEqual(exact(stringify(request.body ?? null) ?? ''));
    },
  );

  test.each(HOSTILE_CASES.filter(({request}) => request.body === undefined))(
    'holds URL and headers as they are: $name',
    async ({request}) => {
      const texts = readLiterals(language, await writeSample(language, request));
      expect(texts).toSatisfy((all: readonly string[]) => holdsAddress(all, requestUrl(request)));
      for (const {name, value} of request.headers.slice(1)) {
        expect(texts).toSatisfy((all: readonly string[]) => holdsHeader(all, name, value));
      }
    },
  );
});

describe.each(LANGUAGES.map(({id}) => id))('a sample in %s', (language) => {
  test('names method, URL, headers and body, and is the same every time', async () => {
    const request: SampleRequest = {
      method: 'PATCH',
      url: 'http://localhost:4010/v2/people/70211',
      query: [{name: 'ids[]', value: '1'}],
      headers: [
        {name: 'Authorization', value: 'Bearer x'},
        {name: 'X-Trace', value: 'first'},
        {name: 'x-trace', value: 'second'},
      ],
      body: {first_name: 'Priya'},
    };
    const sample = await writeSample(language, request);
    expect(sample).toMatch(/PATCH|\.patch\(|::Patch|HttpMethod\.Patch/);
    expect(sample).toContain(language === 'python' ? 'HTTPConnection("localhost:4010")' : 'http://localhost:4010/');
    expect(sample).toContain('/v2/people/70211?ids%5B%5D=1');
    expect(sample).toContain('application/json');
    expect(sample).toContain('first, second');
    expect(sample.replaceAll('\\"', '"')).toContain('"first_name"');
    expect(sample).not.toMatch(/sample_|\s$/);
    expect(await writeSample(language, request)).toBe(sample);
  });

  test('never holds a real credential, and reads the key from the environment', async () => {
    const secret = 'v2_ak_4f6c1f0e8d1b4b529a572f1f6f1c8e01';
    const headers = ['Authorization', 'authorization', 'Cookie'].map((name) => ({name, value: `Bearer ${secret}`}));
    const request = {method: 'POST', url: 'https://api.example.com/a', query: [], headers, body: {a: 1}} as const;
    const sample = await writeSample(language, request);
    expect(sample).not.toContain(secret);
    expect(sample).toSatisfy((text: string) => readsKeyOnce(language, text));
  });

  test('keeps a line break out of a header, where it would begin another', async () => {
    const headers = [{name: 'X-Note', value: 'a\r\nX-Admin: 1\u2028é'}];
    const request = {method: 'GET', url: 'https://api.example.com/a', query: [], headers} as const;
    expect(await writeSample(language, request)).toContain('a  X-Admin: 1 é');
  });

  test('@shown-01 writes a header name with an underscore', async () => {
    const headers = [{name: 'X_Request_Id', value: 'a'}];
    const request = {method: 'GET', url: 'https://api.example.com/a', query: [], headers} as const;
    expect(await writeSample(language, request)).toContain('X_Request_Id');
  });

  test('rejects an invalid header name', async () => {
    const headers = [{name: 'X-Note"; evil', value: 'a'}];
    const request = {method: 'GET', url: 'https://api.example.com/a', query: [], headers} as const;
    await expect(writeSample(language, request)).rejects.toThrow('Invalid header name: X-Note"; evil');
  });
});

test('a sample in JavaScript does not end the script element around it', async () => {
  const request = {method: 'POST', url: 'https://api.example.com', query: [], headers: [], body: '</script>'} as const;
  expect(await writeSample('javascript', request)).not.toContain('</');
});
