import {type NameValue, type SampleRequest, requestUrl} from '../../samples/core/request';
import type {FormBody} from './formBody';

export interface HttpRequest {
  readonly url: string;
  readonly init: Omit<RequestInit, 'body' | 'headers'> & {
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string | FormBody;
  };
}

const isCredential = ({name}: NameValue): boolean => /^(authorization|cookie)$/i.test(name);

/** A request without credential to the configured API, wherever description and input lead. @throws TypeError when the URL is another one */
export function httpRequest(request: SampleRequest, apiUrl: string, body?: string | FormBody): HttpRequest {
  const url = new URL(requestUrl(request));
  if (url.origin !== new URL(apiUrl).origin || url.username !== '' || url.password !== '') {
    throw new TypeError('The URL is not one of the API.');
  }
  const headers = request.headers.filter((header) => !isCredential(header)).map(({name, value}) => [name, value]);
  return {
    url: url.href,
    init: {
      method: request.method,
      headers: {
        Accept: 'application/json',
        ...(Object.fromEntries(headers) as Record<string, string>),
      },
      body,
      credentials: 'omit',
      // Never followed. Unlike `error`, it tells a redirect from no response.
      redirect: 'manual',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      mode: 'cors',
    },
  };
}

/** The request with a token, if there is one. */
export function withToken(request: HttpRequest, token: string | undefined): HttpRequest {
  if (token === undefined) return request;
  return {...request, init: {...request.init, headers: {...request.init.headers, Authorization: `Bearer ${token}`}}};
}

export type TakenCredential = {readonly token: string | undefined} | 'changed';

interface CredentialContext {
  /** The credential that the form shows. */
  readonly isLoggedIn: boolean;
  /** Whether the visit for which the form was rendered still lasts. */
  readonly isSameVisit: boolean;
  readonly live: string | undefined;
  readonly typed: string | undefined;
}

/**
 * Returns only the credential that the form shows: an ended login never falls back to a typed key, and a login that the form
 * doesn't show never replaces a typed key.
 */
export function takeCredential({isLoggedIn, isSameVisit, live, typed}: CredentialContext): TakenCredential {
  if (!isSameVisit || isLoggedIn !== (live !== undefined)) return 'changed';
  return {token: isLoggedIn ? live : typed};
}
