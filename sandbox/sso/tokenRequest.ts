import {IncomingMessage} from 'node:http';
import {isObject} from '../../src/utils/isObject';

/** Longest accepted body, in bytes. A token request has less than 1 kB. */
const LIMIT = 56_000;
export const TOO_LARGE = 'The body is larger than 56 kB';

export type Fields = Readonly<Record<string, string>>;

/** @returns the body as text, or undefined when it is too long. Then the request stays open for a response. */
export async function readBody(request: IncomingMessage, limit = LIMIT): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({destroyOnReturn: false}) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parseJson(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return undefined;
    return Object.values(value).every((field) => typeof field === 'string') ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

/** Fields of a token request, from a form (RFC 6749, 4.1.3) or from JSON, which the provider also accepts. */
export function readFields(contentType: string, body: string): Fields | undefined {
  if (/^application\/json\b/i.test(contentType)) return parseJson(body);
  return Object.fromEntries(new URLSearchParams(body));
}

/** The same request with its fields as a form, the only body that oidc-provider reads. */
export function asForm(request: IncomingMessage, fields: Fields): IncomingMessage {
  const body = new URLSearchParams(fields).toString();
  const form = new IncomingMessage(request.socket);
  form.headers = {
    ...request.headers,
    // The body has a known length now, and the origin is already checked.
    'transfer-encoding': undefined,
    origin: undefined,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(body)),
  };
  // Mark the request as complete, so that readers do not treat it as aborted.
  Object.assign(form, {method: request.method, url: request.url, complete: true});
  form.push(body);
  form.push(null);
  return form;
}
