import type {NameValue, SampleRequest} from './request';

/** Encodes a name or value for a path segment or a query (RFC 3986, 2.1), including the apostrophe for shells. */
export const percentEncoded = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll("'", '%27');

/** The query without question mark. Names and values are percent-encoded, including brackets and spaces. */
export const queryText = (query: readonly NameValue[]): string =>
  query.map(({name, value}) => `${percentEncoded(name)}=${percentEncoded(value)}`).join('&');

/** The URL of a request. Invalid characters are percent-encoded, and existing encoding stays. */
export function requestUrl({url, query}: SampleRequest): string {
  const encoded = encodeURI(url.toWellFormed()).replaceAll(/%25(?=[\da-f]{2})/gi, '%');
  return query.length > 0 ? `${encoded}?${queryText(query)}` : encoded;
}
