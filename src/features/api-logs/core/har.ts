import {API_SERVER} from '../../../config/apiServer';
import type {KeptBody, LoggedCall} from '../../call-log/core/callLog';

const JSON_TYPE = 'application/json';

/** What this site doesn't keep, as HAR writes unknown values. Headers have credentials, and are left out. */
const UNKNOWN = {httpVersion: 'HTTP/2', cookies: [], headers: [], headersSize: -1, bodySize: -1} as const;

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** Says what the list doesn't have of a body. */
const commentOf = (body: KeptBody | undefined) => ({
  ...(body && body.text === undefined && {comment: 'The body was not kept.'}),
  ...(body?.isPartial && {comment: 'Values that look secret were left out.'}),
});

function entryOf({at, took, method, path, query, request, response, status, isPartial, isSandbox}: LoggedCall) {
  return {
    startedDateTime: new Date(at).toISOString(),
    time: took,
    request: {
      method,
      url: API_SERVER + path + (query === '' ? '' : `?${query}`),
      queryString: [...new URLSearchParams(query)].map(([name, value]) => ({name, value})),
      ...UNKNOWN,
      ...(request && {
        postData: {
          mimeType: request.isForm ? 'text/plain' : JSON_TYPE,
          params: [],
          text: request.text ?? '',
          ...commentOf(request),
        },
      }),
      ...(isPartial && {comment: 'Values of the URL that look secret were left out.'}),
    },
    response: {
      // As browsers write a request without a response.
      status: status ?? 0,
      statusText: '',
      redirectURL: '',
      ...UNKNOWN,
      content: {
        size: byteLength(response?.text ?? ''),
        mimeType: response ? JSON_TYPE : '',
        ...(response?.text !== undefined && {text: response.text}),
        ...commentOf(response),
      },
    },
    cache: {},
    timings: {send: 0, wait: took, receive: 0},
    comment: isSandbox ? 'Sent to the sandbox of the site' : 'Sent to the account',
  };
}

/** Calls as HTTP Archive 1.2 (http://www.softwareishard.com/blog/har-12-spec/), oldest first, as the list has them: without secrets. */
export const harOf = (calls: readonly LoggedCall[]) => ({
  log: {
    version: '1.2',
    creator: {name: 'Salesloft for Developers, API Logs', version: '1'},
    entries: calls.toReversed().map(entryOf),
  },
});
