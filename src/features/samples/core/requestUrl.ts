import type {NameValue, SampleRequest} from './request';

/** Lone surrogates can't be encoded and become the replacement character, as in browsers. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Cs}/gu, '\uFFFD');

/** Encodes a name or value for a path segment or a query (RFC 3986, 2.1), including the apostrophe for shells. */
export const percentEncoded = (text: string): string => encodeURIComponent(wellFormed(text)).replaceAll("'", '%27');

/** The query without question mark. Names and values are percent-encoded, including brackets and spaces. */
export const queryText = (query: readonly NameValue[]): string =>
  query.map(({name, value}) => `${percentEncoded(name)}=${percentEncoded(value)}`).join('&');

/** The URL of a request. Invalid characters are percent-encoded, and existing encoding stays. */
export function requestUrl({url, query}: SampleRequest): string {
  const encoded = encodeURI(wellFormed(url)).replaceAll(/%25(?=[\da-f]{2})/gi, '%');
  return query.length > 0 ? `${encoded}?${queryText(query)}` : encoded;
}
