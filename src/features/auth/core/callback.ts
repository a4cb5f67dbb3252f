import {isCode} from './attempt';
import {isCallbackUrl} from './isCallbackUrl';
import {isToken} from './pkce';

/** The input of the callback page. */
export interface CallbackPage {
  readonly pathname: string;
  readonly search: string;
  /** The attempt's id that the opener left in this popup's session storage. */
  readonly marker: string | null;
  /** Origin of the single sign-on. */
  readonly ssoUrl: string;
  /** Whether a tab of this browser is waiting for an attempt. */
  readonly isPending: (attemptId: string) => boolean;
}

export type CallbackAction =
  /** An ordinary visit: do nothing. */
  | {readonly kind: 'none'}
  /** A redirect without an attempt: only clean the URL. */
  | {readonly kind: 'ignore'}
  /** The visitor denied access: close the popup. */
  | {readonly kind: 'denied'; readonly attemptId: string}
  /** The login failed: show our own message, never the provider's text. */
  | {readonly kind: 'failed'; readonly attemptId: string}
  /** No tab waits for this login any more: say so in its window. */
  | {readonly kind: 'ended'}
  /** Store the code for the waiting page, and close the popup. */
  | {readonly kind: 'code'; readonly attemptId: string; readonly code: string};

/** A parameter that must not repeat. Empty ones count as absent (RFC 6749, 3.1). */
function once(query: URLSearchParams, name: string): {readonly value: string | undefined; readonly doubled: boolean} {
  const values = query.getAll(name).filter((value) => value !== '');
  return {value: values[0], doubled: values.length > 1};
}

/** If `iss` is present, it must be our authorization server (RFC 9207). */
const isIssuer = (iss: string | undefined, ssoUrl: string): boolean =>
  iss === undefined || (URL.canParse(iss) && new URL(iss).origin === ssoUrl);

/**
 * The attempt of a redirect. Either `state` or the marker must exist, and both must match if they do, because some providers
 * don't return `state` and some browsers drop the marker. Without the marker, a tab must be waiting for the attempt, because
 * a forged link can have any `state`.
 */
function boundTo(
  state: string | undefined,
  {marker, isPending}: Pick<CallbackPage, 'marker' | 'isPending'>,
): string | undefined {
  if (state === undefined) return isToken(marker) ? marker : undefined;
  if (!isToken(state)) return undefined;
  return (marker === null ? isPending(state) : marker === state) ? state : undefined;
}

/** Decides what the page at the redirect URI must do. Pure, and never throws. */
export function readCallback(page: CallbackPage): CallbackAction {
  const {search, marker, ssoUrl} = page;
  if (!isCallbackUrl(page)) return {kind: 'none'};
  const query = new URLSearchParams(search);
  const [code, error, state, iss] = ['code', 'error', 'state', 'iss'].map((name) => once(query, name));
  // Only our popup shows an error. A forged link elsewhere is ignored.
  const fault: CallbackAction = isToken(marker) ? {kind: 'failed', attemptId: marker} : {kind: 'ignore'};
  if ([code, error, state, iss].some((parameter) => parameter?.doubled)) return fault;
  const attemptId = boundTo(state?.value, page);
  if (attemptId === undefined || !isIssuer(iss?.value, ssoUrl)) return fault;
  if (error?.value !== undefined) {
    const isDenied = error.value === 'access_denied' && code?.value === undefined;
    return {kind: isDenied ? 'denied' : 'failed', attemptId};
  }
  if (!isCode(code?.value)) return fault;
  return page.isPending(attemptId) ? {kind: 'code', attemptId, code: code.value} : {kind: 'ended'};
}
