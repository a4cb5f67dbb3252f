import type {IncomingMessage} from 'node:http';
import {listResponse} from '../../openapi/model/listResponse';
import {isObject} from '../../src/utils/isObject';
import {alternativeErrors, requestedErrors, validationErrors, violationsOf} from './validationErrors';
import type {ResponsePolicy} from './forward';
import type {Operation} from './operations';

/** The JSON body of a request, once it has arrived. Undefined for another body. */
function bodyOf(request: IncomingMessage): () => unknown {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => {
    try {
      return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
    } catch {
      return undefined;
    }
  };
}

/** Names of the query parameters and body fields of a request. */
const namesSent = (query: URLSearchParams, body: unknown): ReadonlySet<string> =>
  new Set([
    ...[...query.keys()].map((name) => name.replace(/\[.*$/, '')),
    ...(isObject(body) ? Object.keys(body) : []),
  ]);

/**
 * How the gateway changes the mock's responses: a 422 names the fields that were sent, a body that has none of its
 * alternatives gets a 422, and a list is the response to its request.
 */
export function responseChanges(request: IncomingMessage, url: URL, {alternatives, query}: Operation): ResponsePolicy {
  const isRequested = /\bcode=422/.test(String(request.headers.prefer ?? ''));
  const body = isRequested || alternatives.length > 0 ? bodyOf(request) : () => undefined;
  return ({headers, statusCode}) => {
    if (!String(headers['content-type']).startsWith('application/json') || request.method === 'HEAD') return 'pass';
    if (statusCode === 422) {
      const violations = violationsOf(headers['sl-violations']);
      if (violations.length > 0) return () => validationErrors(violations);
      return isRequested ? (documented) => requestedErrors(documented, namesSent(url.searchParams, body())) : 'pass';
    }
    if (statusCode === undefined || statusCode >= 300) return 'pass';
    const lacking = alternativeErrors(alternatives, body());
    if (lacking) return {status: 422, body: lacking};
    return request.method === 'GET' ? (example) => listResponse(example, query, url.searchParams) : 'pass';
  };
}
