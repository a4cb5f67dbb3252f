import {MULTIPART} from '../../../../openapi/model/mediaTypes';
import type {JsonValue} from './jsonText';

/** The environment variable with the reader's key, in samples as in the guides. */
export const KEY_VARIABLE = 'SALESLOFT_API_KEY';

/** In place of a key in a request. Samples read the variable. */
export const KEY_PLACEHOLDER = `$${KEY_VARIABLE}`;

/** In place of an API key that isn't in the `Authorization` header, which the reader writes into the sample. */
export const WRITTEN_KEY = 'YOUR_API_KEY';

const PLACED_COOKIE = new RegExp(`^[^=;]+=${WRITTEN_KEY}$`);

export interface NameValue {
  readonly name: string;
  readonly value: string;
}

/** A field of a form. The value of a file is its name. */
export interface FormField extends NameValue {
  readonly isFile?: boolean | undefined;
  /** The file that the visitor chose. */
  readonly file?: File | undefined;
}

/** Between the fields of a form that is written as text. */
export const BOUNDARY = 'form-boundary';

/** A body that isn't JSON: the fields of a form, or for other types one file. */
export interface Form {
  readonly type: string;
  readonly fields: readonly FormField[];
}

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** A request without percent-encoding and escapes. */
export interface SampleRequest {
  readonly method: (typeof METHODS)[number];
  /** Absolute URL with `http:` or `https:`, without query. Its path is percent-encoded where necessary. */
  readonly url: string;
  /** As sent, with brackets: `ids[]`, `updated_at[gt]`. */
  readonly query: readonly NameValue[];
  /** Names are letters, digits, hyphens and underscores. Samples never hold credentials. */
  readonly headers: readonly NameValue[];
  /** The variable with the key of another provider. */
  readonly keyVariable?: string | undefined;
  /** Sent as JSON, if defined. */
  readonly body?: JsonValue | undefined;
  readonly form?: Form | undefined;
  /** Name of the file that it returns. */
  readonly saves?: string | undefined;
}

/** Characters that are invalid in headers (RFC 9110, 5.5), and invisible ones. */
const NOT_IN_HEADERS = /[^\P{Cc}\t]|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const cleanValue = ({name, value}: NameValue): string =>
  name.toLowerCase() === 'authorization'
    ? `${/^basic /i.test(value) ? 'Basic' : 'Bearer'} ${KEY_PLACEHOLDER}`
    : value.replaceAll(NOT_IN_HEADERS, ' ').trim();

const typeOf = ({type}: Form): string => (type === MULTIPART ? `${type}; boundary=${BOUNDARY}` : type);

/**
 * The headers of a sample: without credentials and line breaks, each name once (values are joined as in RFC 9110, 5.3), and
 * with the content type of the body.
 *
 * @throws TypeError for a name with other characters than letters, digits, hyphens and underscores.
 */
export function headersOf({headers, body, form}: SampleRequest): readonly NameValue[] {
  const byName = new Map<string, NameValue>();
  for (const header of headers) {
    if (!/^[\w-]+$/.test(header.name)) throw new TypeError(`Invalid header name: ${header.name}`);
    const key = header.name.toLowerCase();
    const before = byName.get(key);
    const value = cleanValue(header);
    const joined = before && key !== 'authorization' ? `${before.value}, ${value}` : value;
    byName.set(key, {name: before?.name ?? header.name, value: joined});
  }
  const type = form ? typeOf(form) : body === undefined ? undefined : 'application/json';
  if (type !== undefined && !byName.has('content-type')) {
    byName.set('content-type', {name: 'Content-Type', value: type});
  }
  if (!PLACED_COOKIE.test(byName.get('cookie')?.value ?? '')) byName.delete('cookie');
  return [...byName.values()];
}

/** Encodes a name or value for a path segment or a query (RFC 3986, 2.1), including the apostrophe for shells. */
export const percentEncoded = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll("'", '%27');

/** The query without question mark. Names and values are percent-encoded, including brackets and spaces. */
const queryText = (query: readonly NameValue[]): string =>
  query.map(({name, value}) => `${percentEncoded(name)}=${percentEncoded(value)}`).join('&');

/** The URL of a request. Invalid characters are percent-encoded, and existing encoding stays. */
export function requestUrl({url, query}: SampleRequest): string {
  const encoded = encodeURI(url.toWellFormed()).replaceAll(/%25(?=[\da-f]{2})/gi, '%');
  return query.length > 0 ? `${encoded}?${queryText(query)}` : encoded;
}
