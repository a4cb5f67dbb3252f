import {requestUrl} from '@site/src/features/samples/core/requestUrl';
import type {NameValue, SampleRequest} from '@site/src/features/samples/core/request';

export interface HttpRequest {
  readonly url: string;
  readonly init: Omit<RequestInit, 'body'> & {
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  };
}

const isCredential = ({name}: NameValue): boolean => /^(authorization|cookie)$/i.test(name);

/**
 * The HTTP request. The token is sent only if the URL belongs to the configured API, because neither the description nor the
 * visitor's input must send it elsewhere.
 *
 * @throws TypeError when the URL is not one of the API.
 */
export function httpRequest(
  request: SampleRequest,
  {apiUrl, token, body}: {readonly apiUrl: string; readonly token?: string; readonly body?: string},
): HttpRequest {
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
        ...(token !== undefined && {Authorization: `Bearer ${token}`}),
      },
      body,
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      mode: 'cors',
    },
  };
}

/** Valid characters of a bearer token or API key (RFC 6750, 2.1). A pasted line break would end the header. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9._~+/-]+=*$/.test(text) && text.length <= 8192;
