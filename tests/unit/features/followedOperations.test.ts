import {expect, test} from 'vitest';
import type {FollowFacts} from '../../../src/features/followed-operations/core/followFacts';
import {followReport, reportMarkdown} from '../../../src/features/followed-operations/core/followReport';
import {readCalls} from '../../../src/features/followed-operations/core/readCalls';

const TOKEN = 'v2_ak_never_shown_0123456789';
const operation = (method: string, path: string, more: object = {}) => ({
  ...{method, path, href: `/docs/api/${method}${path}/`, summary: `${method} people`},
  ...{scopes: ['people:read'], cost: 1, unverified: [], ...more},
});
const [list, create, show] = [
  operation('get', '/v2/people'),
  operation('post', '/v2/people', {deprecated: 'Deprecated', scopes: ['people:write'], cost: 3}),
  operation('get', '/v2/people/{id}', {unverified: ['Confirm the status.']}),
];
const change = (day: string, ...pages: readonly string[]) => ({
  ...{day, title: `Changed on ${day}`, url: `/docs/api/changelog/#${day}`, lines: ['Request body, `city`: removed']},
  ...{advice: 'Stop sending what was removed.', pages},
});
const facts: FollowFacts = {
  operations: [list, create, show],
  host: 'api.salesloft.com',
  start: '2026-11-30',
  changes: [change('2026-12-02', create.href), change('2026-12-01', list.href), change('2026-11-30', create.href)],
};

const headers = [{name: 'Authorization', value: `Bearer ${TOKEN}`}];
const exchange = {
  request: {method: 'POST', url: '/v2/people', headers},
  response: {text: '"_href": "https://api.salesloft.com/v2/people/7"'},
};

test.each<[what: string, text: string, pages: readonly string[], more?: object]>([
  ['a list of requests and paths', 'GET /v2/people/7\n/v2/people\n', [show.href, list.href, create.href]],
  [
    'commands over several lines',
    `curl https://api.salesloft.com/v2/people \\\n  -H "Authorization: Bearer ${TOKEN}" \\\n  -d '{}'`,
    [create.href],
    {hadCredential: true},
  ],
  [
    'an access log',
    `192.0.2.1 - - [30/Nov/2026:06:00:00 +0000] "GET /v2/people?per_page=1 HTTP/1.1" 200 5 "-" "node"`,
    [list.href],
  ],
  [
    'lines of JSON',
    `{"at":"2026-11-30","method":"POST","url":"https://api.salesloft.com/v2/people","authorization":"Bearer ${TOKEN}"}`,
    [create.href],
    {hadCredential: true},
  ],
  [
    'a HAR file, and no URL of a response',
    JSON.stringify({log: {entries: [exchange]}}, null, 2),
    [create.href],
    {hadCredential: true},
  ],
  ['another host', 'GET https://other.example.com/v2/people', [], {unknown: ['GET other.example.com/v2/people']}],
  ['a method that the path lacks', 'DELETE /v2/people', [], {unknown: ['DELETE /v2/people']}],
  [
    'a path of another version',
    'GET /v1/people/7.json',
    [show.href],
    {otherPaths: ['/v1/people/{id}.json → /v2/people/{id}']},
  ],
  [
    'what other systems log, with a key of theirs',
    `level=info api_key=${TOKEN} msg="sent"\nGET /v2/${TOKEN}/export\nhello`,
    [],
    {hadCredential: true, unknown: ['GET /v2/…/export']},
  ],
])('@follow-02 reads %s, and drops credentials', (_, text, pages, more = {}) => {
  const read = readCalls(text, facts.operations, facts.host);
  expect(read).toEqual({pages, unknown: [], otherPaths: [], hadCredential: false, isCut: false, ...more});
  expect(JSON.stringify(read)).not.toContain(TOKEN);
});

test('@follow-02 a report has what changed since a day, deprecations, unverified points, scopes and cost', () => {
  const report = followReport(facts, [create.href, show.href], '2026-12-01');
  expect(report.changes.map(({day}) => day)).toEqual(['2026-12-02']);
  expect(report).toMatchObject({scopes: ['people:read', 'people:write'], points: 4});
  expect(reportMarkdown(report, 'https://docs.example')).toBe(`# Your operations of the Salesloft API

## Changes since 2026-12-01

- 2026-12-02: [Changed on 2026-12-02](https://docs.example/docs/api/changelog/#2026-12-02)
  - Request body, \`city\`: removed
  - What to do: Stop sending what was removed.

## Deprecated

- [post people](https://docs.example/docs/api/post/v2/people/) \`POST /v2/people\`

## Unverified

- [get people](https://docs.example/docs/api/get/v2/people/{id}/) \`GET /v2/people/{id}\`: Confirm the status.

## Scopes

- \`people:read\`
- \`people:write\`

## Operations: 2. One call of each, except deep pages: 4 points

- [post people](https://docs.example/docs/api/post/v2/people/) \`POST /v2/people\`: 3
- [get people](https://docs.example/docs/api/get/v2/people/{id}/) \`GET /v2/people/{id}\`: 1
`);
});
