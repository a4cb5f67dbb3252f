import type {IncomingMessage} from 'node:http';
import type {LogIn} from '../sso/logIns';
import {requestedErrors, validationErrors, violationsOf} from './validationErrors';
import {withFilters} from './filters';
import type {ResponsePolicy} from './forward';
import type {Operation} from './operations';

/** Body of the 403 for a login that must not call an operation; undefined if it may. */
export function refusalOf({scopes, isAdminOnly, forbidden}: Operation, {account, scopes: granted}: LogIn): unknown {
  if (scopes.some((scope) => !granted.has(scope)))
    return forbidden ?? {error: 'The token does not have the required scope'};
  return isAdminOnly && !account.isAdmin ? {error: 'The user does not have the required permission'} : undefined;
}

/** Names of the query parameters and, once the body has arrived, of the body fields of a request. */
function fieldsSent(request: IncomingMessage, query: URLSearchParams): () => ReadonlySet<string> {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => {
    const names = [...query.keys()].map((name) => name.replace(/\[.*$/, ''));
    try {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      if (typeof body === 'object' && body !== null) names.push(...Object.keys(body));
    } catch {
      // No JSON: no names.
    }
    return new Set(names);
  };
}

/** How the gateway changes the mock's responses: a 422 names the fields that were sent, and a list reports the applied filters. */
export function responsePolicyOf(request: IncomingMessage, url: URL, operation: Operation | undefined): ResponsePolicy {
  const isRequested = /\bcode=422/.test(String(request.headers.prefer ?? ''));
  const sent = isRequested ? fieldsSent(request, url.searchParams) : undefined;
  return (upstream) => {
    const isJson = String(upstream.headers['content-type']).startsWith('application/json');
    if (!isJson || request.method === 'HEAD') return 'pass';
    if (upstream.statusCode === 422) {
      const violations = violationsOf(upstream.headers['sl-violations']);
      if (violations.length > 0) return () => validationErrors(violations);
      return sent ? (body) => requestedErrors(body, sent()) : 'pass';
    }
    const isList = request.method === 'GET' && upstream.statusCode === 200 && operation !== undefined;
    return isList ? (body) => withFilters(body, operation.query, url.searchParams) : 'pass';
  };
}
