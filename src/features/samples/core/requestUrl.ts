import type {NameValue, SampleRequest} from './request';

/** A lone half of a surrogate pair cannot be encoded; it becomes the replacement character, as in a URL of the web. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Cs}/gu, '\uFFFD');

/** A name or value encoded for a path segment or a query (RFC 3986, 2.1); the apostrophe too, for the shell. */
export const percentEncoded = (text: string): string => encodeURIComponent(wellFormed(text)).replaceAll("'", '%27');

/** Query without its question mark: brackets, spaces and all else percent-encoded, in names as in values. */
export const queryText = (query: readonly NameValue[]): string =>
  query.map(({name, value}) => `${percentEncoded(name)}=${percentEncoded(value)}`).join('&');

/** The URL of a request: what no URL may hold is percent-encoded, what is encoded already stays. */
export function requestUrl({url, query}: SampleRequest): string {
  const encoded = encodeURI(wellFormed(url)).replaceAll(/%25(?=[\da-f]{2})/gi, '%');
  return query.length > 0 ? `${encoded}?${queryText(query)}` : encoded;
}
