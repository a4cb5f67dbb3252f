import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {looksLikeRequest} from '../../../../src/features/pasted-request/core/looksLikeRequest';
import type {PastedRequest} from '../../../../src/features/pasted-request/core/pastedRequest';
import {LONGEST, readRequest} from '../../../../src/features/pasted-request/core/readRequest';

const API = 'https://api.salesloft.com';
const TOKEN = 'v2_ak_never_shown_0123456789';
const AUTH = `-H "Authorization: Bearer ${TOKEN}"`;

const plain: PastedRequest = {
  ...{method: 'GET', host: 'api.salesloft.com', path: '/v2/people', query: [], headers: [], body: undefined},
  ...{hadCredential: false, open: [], connection: [], end: 'whole'},
};
const withKey = {hadCredential: true};

describe('A pasted request', () => {
  test.each<[what: string, text: string, read: Partial<PastedRequest>]>([
    [
      'quotes, and lines that end with a backslash',
      `curl -X POST '${API}/v2/people' \\\n  ${AUTH} \\\n  -d '{"first_name": "O'\\''Neil"}'`,
      {method: 'POST', body: `{"first_name": "O'Neil"}`, ...withKey},
    ],
    [
      'escapes within double quotes',
      `curl "${API}/v2/notes" --data-raw "{\\"content\\": \\"5 \\$ & more\\"}"`,
      {method: 'POST', path: '/v2/notes', body: '{"content": "5 $ & more"}'},
    ],
    [
      'a command of a browser for bash',
      `curl '${API}/v2/notes?x=1' -H 'accept: */*' -b 'sid=${TOKEN}' --compressed --data-raw $'{"content":"It\\'s \\u00e9\\n"}'`,
      {method: 'POST', path: '/v2/notes', query: [['x', '1']], body: '{"content":"It\'s é\n"}', ...withKey},
    ],
    [
      'a command of a browser for cmd',
      `curl ^"${API}/v2/notes^" ^\r\n  -H ^"cookie: a=b^" ^\r\n  --data-raw ^"^{^\\^"content^\\^":1^}^"`,
      {method: 'POST', path: '/v2/notes', body: '{"content":1}', ...withKey},
    ],
    [
      'lines of PowerShell and cmd',
      `curl.exe -X PUT \`\r\n  ${API}/v2/people/1 ^\r\n  --json "{}"`,
      {method: 'PUT', path: '/v2/people/1', body: '{}'},
    ],
    [
      'credentials with other names, of which none is kept',
      `curl '${API}/v2/people?sig=a&X-Amz-Signature=b&page=2' -H 'X-Pwd: a' -H 'X-Key: b' -H 'X-Own: Bearer ${TOKEN}'`,
      {query: [['page', '2']], ...withKey},
    ],
    ['two methods, of which curl takes the last', `curl -X GET -X DELETE ${API}/v2/people`, {method: 'DELETE'}],
    [
      '-G with data, of which a plus is that of a time',
      `curl -G ${API}/v2/people --data-urlencode "ids[]=5 6" -d 'updated_at[gt]=2026-09-09T16:20:45+02:00'`,
      {
        query: [
          ['ids[]', '5 6'],
          ['updated_at[gt]', '2026-09-09T16:20:45+02:00'],
        ],
      },
    ],
    [
      'options together, with a value in the same word, and unknown ones with values',
      `curl -sSX'DELETE' --retry 3 -o /tmp/out.json --proxy http://proxy.example:80 --fancy ${API}/v2/people/5`,
      {method: 'DELETE', path: '/v2/people/5', connection: ['--proxy']},
    ],
    ['--url, after a prompt', `$ curl -u me:${TOKEN} --url ${API}/v2/people -I`, {method: 'HEAD', ...withKey}],
    [
      'an option in a line whose backslash was lost',
      `curl ${API}/v2/people\n  ${AUTH}\n-H "X-Request-Id: 7"`,
      {headers: [['X-Request-Id', '7']], ...withKey},
    ],
    [
      'credentials in the URL',
      `curl 'https://me:${TOKEN}@api.salesloft.com/v2/people?api_key=${TOKEN}&page=2&access_token=${TOKEN}'`,
      {query: [['page', '2']], ...withKey},
    ],
    ['a token in the fragment', `${API}/v2/people#access_token=${TOKEN}&x=1`, {method: undefined, ...withKey}],
    [
      'variables before the command',
      `$ SALESLOFT_API_KEY=${TOKEN} B="x y" curl -X POST ${API}/v2/people`,
      {method: 'POST', ...withKey},
    ],
    [
      'a line of a text',
      `Run this:\n\n  curl -X PUT ${API}/v2/people/1\nThen wait.`,
      {method: 'PUT', path: '/v2/people/1', end: 'more'},
    ],
    [
      'a message of HTTP',
      `put /v2/people/1 HTTP/1.1\nHost: api.salesloft.com\nAuthorization: Bearer ${TOKEN}\n\n{"a": 1}`,
      {method: 'PUT', host: undefined, path: '/v2/people/1', body: '{"a": 1}', ...withKey},
    ],
    ['a host without a scheme', 'api.salesloft.com/v2/people', {method: undefined}],
  ])('@form-05 is read: %s', (_, text, read) => {
    const result = readRequest(text);
    expect(result).toEqual({kind: 'request', request: {...plain, ...read}});
    expect(JSON.stringify(result)).not.toContain(TOKEN);
  });

  test.each<[what: string, text: string, read: Partial<PastedRequest>]>([
    [
      'variables of the shell',
      `curl "$BASE/v2/people/$ID" -d "{\\"a\\": \\"$(date)\\"}"`,
      {method: 'POST', host: '$BASE', path: '/v2/people/$ID', body: '{"a": "$(date)"}', open: ['$ID', '$(']},
    ],
    ['a file with options', `curl -sK curl.conf ${API}/v2/people`, {open: ['--config']}],
    ['a pipe', `curl ${API}/v2/people | jq .data`, {end: 'more'}],
    ['a quotation without end', `curl ${API}/v2/people -d '{"a": 1`, {method: 'POST', body: '{"a": 1', end: 'cut'}],
    [
      'text of standard input',
      `curl ${API}/v2/people -d @- <<'JSON'\n{}\nJSON`,
      {method: 'POST', open: ['@-'], end: 'more'},
    ],
    [
      'how to connect',
      `curl -kx a.example:80 -U me:${TOKEN} -E ./a.pem --key ./a.key --pass ${TOKEN} --resolve a:443:1.2.3.4 ${API}/v2/people`,
      {connection: ['--insecure', '--proxy', '--proxy-user', '--cert', '--key', '--pass', '--resolve'], ...withKey},
    ],
    ['a header without a name', `curl ${API}/v2/people -H ${TOKEN}`, {}],
  ])('@form-05 says what is missing: %s', (_, text, read) => {
    expect(readRequest(text)).toEqual({kind: 'request', request: {...plain, ...read}});
  });

  test.each([
    ['nothing', '  \n', 'empty'],
    ['a file', `curl ${API}/v2/people ${'x'.repeat(LONGEST)}`, 'tooLong'],
    ['an upload', `curl ${API}/v2/imports -F file=@people.csv`, 'upload'],
    ['a command without a URL', 'curl -X POST -d @body.json', 'noUrl'],
    ['a program', 'import requests\nrequests.get("https://api.salesloft.com")', 'unknown'],
  ])('@form-05 is refused: %s', (_, text, why) => {
    expect(readRequest(text)).toEqual({kind: 'refused', why});
  });

  test('@form-05 can be a body alone', () => {
    expect(readRequest(' {"a": 1}\n')).toEqual({kind: 'body', text: '{"a": 1}'});
  });

  test('@form-05 can be any text, in time that grows with its length', () => {
    const parts = [
      'curl ',
      '-H ',
      "'",
      '"',
      '\\',
      '$',
      '{',
      '$(',
      '`',
      '^\n',
      '\n',
      ' ',
      '-d',
      'A=',
      '@',
      '/',
      '?a=',
      '&',
      '%',
      'token',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), {maxLength: 60}), (texts) => {
        expect(readRequest(`curl ${texts.join('')}`).kind).toBeOneOf(['request', 'refused']);
      }),
    );
    for (const part of [...parts, '\\ ', "$'\\x", 'auth_', '&token=', '\n-H a:b']) {
      const started = performance.now();
      readRequest(`curl ${API}/v2/people?${part.repeat(30_000 / part.length)}`);
      readRequest(`A${part.repeat(30_000 / part.length)}`);
      expect(performance.now() - started, part).toBeLessThan(1000);
    }
  });
});

test.each([
  [`curl ${API}/v2/people`, true],
  [`${API}/v2/people `, true],
  [`${API}/v2/people is it`, false],
  ['https://other.example/v2/people', false],
  ['{"a": "curl "}', false],
])('@form-05 a paste into a field is offered only if it is a request: %s', (text, isOne) => {
  expect(looksLikeRequest(text, [API, ''])).toBe(isOne);
});
