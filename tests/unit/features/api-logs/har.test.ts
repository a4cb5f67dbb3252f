// cspell:words uthorization ookie
import {expect, test} from 'vitest';
import {type LoggedCall, readCalls} from '../../../../src/features/call-log/core/callLog';
import {harOf} from '../../../../src/features/api-logs/core/har';
import {loggedCall} from '../../../../src/features/try-it/core/outcome';
import {forms} from '../try-it/forms';

const KEY = 'v2_ak_101_hunter2';

/** A call whose URL, headers and bodies have secrets. */
const call: LoggedCall = loggedCall(
  forms.create.loaded,
  {
    request: {
      url: `https://api.example.com/v2/tasks?access_token=${KEY}&page=2`,
      init: {headers: {Authorization: `Bearer ${KEY}`, Cookie: KEY}, body: `{"subject": "é", "password": "hunter2"}`},
    },
    ...{target: 'sandbox', values: {}},
  },
  {
    kind: 'response',
    status: 200,
    headers: [{name: 'set-cookie', value: KEY}],
    ...{took: 12, at: 1_789_000_000_012},
    body: {text: `{"data": {"id": 1, "name": "é", "api_key": "${KEY}"}}`},
  },
);
const failed: LoggedCall = {
  ...{id: 'b', at: call.at + 1000, page: call.page, method: 'POST', path: call.path, query: '', took: 30_000},
  fragment: '',
};

/** The members that HAR 1.2 requires, with their types (http://www.softwareishard.com/blog/har-12-spec/). */
const REQUIRED = {
  startedDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
  time: expect.any(Number) as number,
  request: {
    method: expect.any(String) as string,
    url: expect.stringMatching(/^https:\/\/api\.salesloft\.com\/v2\//) as string,
    httpVersion: expect.any(String) as string,
    cookies: [],
    headers: [],
    queryString: expect.any(Array) as unknown[],
    headersSize: -1,
    bodySize: -1,
  },
  response: {
    status: expect.any(Number) as number,
    statusText: expect.any(String) as string,
    httpVersion: expect.any(String) as string,
    cookies: [],
    headers: [],
    content: {size: expect.any(Number) as number, mimeType: expect.any(String) as string},
    redirectURL: '',
    headersSize: -1,
    bodySize: -1,
  },
  cache: {},
  timings: {send: 0, wait: expect.any(Number) as number, receive: 0},
};

test('@answers-06 the log as HAR has what the format requires, oldest first, and where each call went', () => {
  // As they are stored, with one that is none.
  const {log} = harOf(readCalls(JSON.stringify([failed, {...call, path: '//evil.example'}, call])) ?? []);
  expect(log).toMatchObject({version: '1.2', creator: {name: expect.any(String) as string, version: '1'}});
  expect(log.entries).toHaveLength(2);
  for (const entry of log.entries) expect(entry).toMatchObject(REQUIRED);
  expect(log.entries).toMatchObject([
    {
      request: {queryString: [{name: 'page', value: '2'}], postData: {mimeType: 'application/json', params: []}},
      response: {status: 200, content: {mimeType: 'application/json'}},
      comment: 'Sent to the sandbox of the site',
    },
    {response: {status: 0, content: {size: 0, mimeType: ''}}, comment: 'Sent to the account'},
  ]);
  const [{response: {content}} = {response: {content: {size: 0, text: ''}}}] = log.entries;
  expect(content.size).toBe(Buffer.byteLength(content.text ?? ''));
});

test('@answers-06 the log as HAR has no secret, and says what was left out', () => {
  const text = JSON.stringify(harOf([call]));
  for (const secret of ['hunter2', KEY, 'uthorization', 'Bearer', 'ookie:', 'token'])
    expect(text).not.toContain(secret);
  expect(text.match(/look secret were left out/g)).toHaveLength(3);
});
