import {type PastedRequest, readHeaders, readTarget} from './pastedRequest';
import {readCurl} from './readCurl';

/** Longer texts are files. */
export const LONGEST = 200_000;

export type ReadRequest =
  | {readonly kind: 'request'; readonly request: PastedRequest}
  /** Only a body. */
  | {readonly kind: 'body'; readonly text: string}
  | {readonly kind: 'refused'; readonly why: 'empty' | 'tooLong' | 'upload' | 'noUrl' | 'unknown'};

/** `curl`, also with the sign of a prompt before it. */
const CURL = /^[$%>#\s]{0,9}(curl(?:\.exe)?\s)/i;
const METHOD_LINE = /^(get|post|put|patch|delete|head|options)[ \t]+(\S+)/i;
const URL = /^(?:https?:\/\/|\/)\S+$/i;
/** A host with a path, but no path of a file. */
const HOST_AND_PATH = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?\/\S*$/;

const refused = (why: Extract<ReadRequest, {kind: 'refused'}>['why']): ReadRequest => ({kind: 'refused', why});

/** A request as HTTP sends it: `GET /v2/people HTTP/1.1`, headers, an empty line, and a body. Only its first line must be there. */
function readMessage(method: string, url: string, text: string): PastedRequest {
  const [head = '', ...body] = text.split(/\r?\n\r?\n/);
  const {headers, hadCredential} = readHeaders(head.split('\n').slice(1));
  const target = readTarget(url);
  const content = body.join('\n\n').trim();
  return {
    ...target,
    method: method.toUpperCase(),
    headers,
    body: content === '' ? undefined : content,
    hadCredential: hadCredential || target.hadCredential,
    open: [],
    connection: [],
    end: 'whole',
  };
}

/** The request in a pasted text: a curl command, the request of a log, a URL, a path, or a body. */
export function readRequest(pasted: string): ReadRequest {
  if (pasted.length > LONGEST) return refused('tooLong');
  const text = pasted.trim();
  if (text === '') return refused('empty');
  const curl = CURL.exec(text);
  if (curl) {
    const request = readCurl(text.slice(curl[0].length - (curl[1]?.length ?? 0)));
    return typeof request === 'string' ? refused(request) : {kind: 'request', request};
  }
  const [, method, url = ''] = METHOD_LINE.exec(text) ?? [];
  if (method !== undefined && url.includes('/')) return {kind: 'request', request: readMessage(method, url, text)};
  if (/^[[{]/.test(text)) return {kind: 'body', text};
  if (!URL.test(text) && !HOST_AND_PATH.test(text)) return refused('unknown');
  const own = {method: undefined, headers: [], body: undefined, open: [], connection: [], end: 'whole'} as const;
  return {kind: 'request', request: {...own, ...readTarget(text)}};
}
