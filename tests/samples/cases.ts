import {readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {MULTIPART, URLENCODED} from '../../openapi/model/mediaTypes';
import type {JsonValue} from '../../src/features/samples/core/jsonText';
import {type FormField, type NameValue, type SampleRequest, WRITTEN_KEY} from '../../src/features/samples/core/request';
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

/** A file that samples send, with a name that careless code breaks, and one that they save. */
export const FILE = path.join(tmpdir(), `sample "q1" it's ‘b’ $5 \`id\`, #{x}; é.png`);
export const FILE_BYTES = readFileSync('static/img/icon-192.png');
const SAVED = path.join(tmpdir(), 'sample.json');

const HOSTILE_FIELDS: readonly FormField[] = [
  ...Object.entries(HOSTILE_TEXTS).map(([name, value]) => ({name, value})),
  ...['@file', '<file', 'a;type=b', '"a"'].map((value) => ({name: 'options', value})),
];

const withForm = (type: string, fields: readonly FormField[]): SampleCase => ({
  name: `${type}, ${fields.some(({isFile}) => isFile) ? 'with' : 'without'} files`,
  request: {
    ...{method: 'POST', url: `${ORIGIN}/v2/people`, query: [{name: 'a', value: 'b'}]},
    headers: [AUTHORIZATION, ...(type === 'image/png' ? [{name: 'Content-Type', value: type}] : [])],
    form: {type, fields},
  },
});

const file = {name: 'files', value: FILE, isFile: true};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Every hostile body, every hostile text in path, query and header, and each method without a body. */
export const HOSTILE_CASES: readonly SampleCase[] = [
  ...Object.entries(HOSTILE_BODIES).map(([name, body]) => withBody(name, body)),
  ...Object.entries(HOSTILE_TEXTS).map(([name, text]) => withText(name, text)),
  withText('line breaks', 'a\nb\r\nHost: c\td\u2028e'),
  withForm(MULTIPART, [file, ...HOSTILE_FIELDS, file]),
  withForm(MULTIPART, HOSTILE_FIELDS),
  withForm(URLENCODED, HOSTILE_FIELDS),
  withForm(URLENCODED, []),
  withForm('image/png', [file]),
  {
    name: 'a download',
    request: {method: 'GET', url: `${ORIGIN}/v2/people`, query: [], headers: [AUTHORIZATION], saves: SAVED},
  },
  ...METHODS.map((method) => ({
    name: `${method} without a body`,
    request: {method, url: `${ORIGIN}/v2/people`, query: [], headers: [AUTHORIZATION]},
  })),
  withHeader('a username and a password', 'Authorization', 'Basic bmFtZTp4'),
  withHeader('a key in a cookie', 'Cookie', `session=${WRITTEN_KEY}`),
];
