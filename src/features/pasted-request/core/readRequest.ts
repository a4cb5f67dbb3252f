import {type PastedRequest, readHeaders, readTarget} from './pastedRequest';
import {readCurl} from './readCurl';

/** Longer texts are files. */
export const LONGEST = 200_000;

export type ReadRequest =
  | {readonly kind: 'request'; readonly request: PastedRequest}
  /** Only a body. */
  | {readonly kind: 'body'; readonly text: string}
  | {readonly kind: 'refused'; readonly why: 'empty' | 'tooLong' | 'upload' | 'noUrl' | 'unknown'};

/** A line that begins with `curl`, also with the sign of a prompt or variables before it: `$ KEY=x curl`. */
const CURL = /^[$%>#\s]{0,9}((?:\w+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'])*[ \t]+){0,9})(curl(?:\.exe)?\s)/im;
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
  const [, method, url = ''] = METHOD_LINE.exec(text) ?? [];
  if (method !== undefined && url.includes('/')) return {kind: 'request', request: readMessage(method, url, text)};
  if (/^[[{]/.test(text)) return {kind: 'body', text};
  const curl = CURL.exec(text);
  if (curl) {
    const [whole, variables = '', name = ''] = curl;
    const request = readCurl(text.slice(curl.index + whole.length - name.length));
    if (typeof request === 'string') return refused(request);
    const {hadCredential} = readHeaders(variables.replaceAll(/\b(\w+)=/g, '$1:\n').split('\n'));
    return {kind: 'request', request: {...request, hadCredential: request.hadCredential || hadCredential}};
  }
  if (!URL.test(text) && !HOST_AND_PATH.test(text)) return refused('unknown');
  const own = {method: undefined, headers: [], body: undefined, open: [], connection: [], end: 'whole'} as const;
  return {kind: 'request', request: {...own, ...readTarget(text)}};
}
