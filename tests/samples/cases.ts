import type {JsonValue} from '../../src/features/samples/core/jsonText';
import {type NameValue, type SampleRequest, WRITTEN_KEY} from '../../src/features/samples/core/request';
import {HOSTILE_BODIES, HOSTILE_TEXTS} from './hostile';

/** A request whose samples are checked. */
export interface SampleCase {
  readonly name: string;
  readonly request: SampleRequest;
}

const bearer = (token: string): NameValue => ({name: 'Authorization', value: `Bearer ${token}`});
const AUTHORIZATION = bearer('real-looking-token');
const ORIGIN = 'https://api.example.com';

const withBody = (name: string, body: JsonValue): SampleCase => ({
  name: `body, ${name}`,
  request: {method: 'POST', url: `${ORIGIN}/v2/people`, query: [], headers: [AUTHORIZATION], body},
});

const withText = (name: string, text: string): SampleCase => ({
  name: `address and header, ${name}`,
  request: {
    method: 'DELETE',
    url: `${ORIGIN}/v2/people/${encodeURIComponent(text)}/'$a(b)*;c`,
    query: [
      {name: 'ids[]', value: text},
      {name: 'updated_at[gt]', value: '2026-09-01T00:00:00.000000-04:00'},
      {name: text, value: ''},
    ],
    // Only ASCII can be sent everywhere (RFC 9110, 5.5).
    headers: [bearer(text), {name: 'X-Note', value: text.replaceAll(/[^ -~]/gu, '-')}],
  },
});

const withHeader = (kind: string, name: string, value: string): SampleCase => ({
  name: kind,
  request: {method: 'GET', url: `${ORIGIN}/v2/people`, query: [], headers: [{name, value}]},
});

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Every hostile body, every hostile text in path, query and header, and each method without a body. */
export const HOSTILE_CASES: readonly SampleCase[] = [
  ...Object.entries(HOSTILE_BODIES).map(([name, body]) => withBody(name, body)),
  ...Object.entries(HOSTILE_TEXTS).map(([name, text]) => withText(name, text)),
  withText('line breaks', 'a\nb\r\nHost: c\td\u2028e'),
  ...METHODS.map((method) => ({
    name: `${method} without a body`,
    request: {method, url: `${ORIGIN}/v2/people`, query: [], headers: [AUTHORIZATION]},
  })),
  withHeader('a username and a password', 'Authorization', 'Basic bmFtZTp4'),
  withHeader('a key in a cookie', 'Cookie', `session=${WRITTEN_KEY}`),
];
