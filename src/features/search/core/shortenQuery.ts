import {readRequest} from '../../pasted-request/core/readRequest';
import {MAX_QUERY_LENGTH as MAX_QUERY} from '../../shortcuts/core/searchKeys';
import {MAX_LETTERS} from './record';

/** Longer pastes are files. Their beginning has what can be found. */
const READ = 20_000;

/** Properties of an error body that say what is wrong, the most telling first. */
const MESSAGES = ['message', 'error_description', 'detail', 'error', 'errors', 'title', 'msg'];
/** The field and the message of errors by field: `{"errors": {"name": ["is missing"]}}` */
const FIELD_ERROR = /"errors?"\s*:\s*\{\s*"([^"]+)"\s*:\s*(?:\[\s*)?"([^"]+)"/;
/** `TypeError: …`, `requests.exceptions.HTTPError: …`, `Uncaught (in promise) Error: …` */
const ERROR_LINE = /^.*?(?:Error|Exception)\b(?:\s*\(\w+\))?:\s*(\S.*)$/;

/** The message of an error body in a text, also if the body is cut off. */
function jsonMessage(text: string): string | undefined {
  const patterns = MESSAGES.map((name) => new RegExp(`"${name}"\\s*:\\s*(?:\\[\\s*)?"((?:[^"\\\\]|\\\\.)+)"`));
  const message = patterns.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
  return message ?? FIELD_ERROR.exec(text)?.slice(1).join(' ');
}

/** Method and path of a curl command, of the first line of a request, or of a URL. */
export function requestIn(text: string): string | undefined {
  const read = readRequest(text);
  if (read.kind !== 'request') return undefined;
  const {method, path} = read.request;
  return method === undefined ? path : `${method} ${path}`;
}

const messageLine = (text: string): string | undefined =>
  text
    .split('\n')
    .map((line) => ERROR_LINE.exec(line.trim())?.[1])
    .find(Boolean);

/** Whole words up to the limit, or as much of the first as fits. */
function cut(text: string): string {
  if (text.length <= MAX_QUERY) return text;
  const end = Math.max(text.lastIndexOf(' ', MAX_QUERY), text.lastIndexOf('/', MAX_QUERY));
  return text.slice(0, end > 0 ? end : MAX_QUERY);
}

/** The message of an error, or method and path, else the text. On one line. */
export function telling(pasted: string): string {
  const text = pasted.slice(0, READ).trim();
  const part = requestIn(text) ?? jsonMessage(text) ?? messageLine(text) ?? text;
  return part.slice(0, MAX_LETTERS).replaceAll(/\s+/g, ' ').trim();
}

/** As much of it as the input takes. A line that fits stays as it is. */
export function shortenQuery(pasted: string): string {
  const text = pasted.slice(0, READ).trim();
  return text.length <= MAX_QUERY && !text.includes('\n') ? text : cut(telling(text));
}
