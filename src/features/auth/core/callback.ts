import {isCode} from './attempt';
import {isCallbackUrl} from './isCallbackUrl';
import {isToken} from './pkce';

/** What the callback page knows of itself. */
export interface CallbackPage {
  readonly pathname: string;
  readonly search: string;
  /** The attempt's id that the opener left in this popup's session storage. */
  readonly marker: string | null;
  /** Origin of the single sign-on. */
  readonly ssoUrl: string;
  /** Whether a tab of this browser waits for an attempt. */
  readonly isPending: (attemptId: string) => boolean;
}

export type CallbackAction =
  /** An ordinary visit: leave the page alone. */
  | {readonly kind: 'none'}
  /** Something like a return that belongs to no attempt: clean the address, and nothing else. */
  | {readonly kind: 'ignore'}
  /** The visitor refused: close the popup. */
  | {readonly kind: 'denied'; readonly attemptId: string}
  /** This popup's log-in failed: show a fixed sentence, never the provider's text. */
  | {readonly kind: 'failed'; readonly attemptId?: string}
  /** Store the code for the page that waits, and close. */
  | {readonly kind: 'code'; readonly attemptId: string; readonly code: string};

/** A parameter that may occur once. One without a value counts as absent (RFC 6749, 3.1). */
function once(query: URLSearchParams, name: string): {readonly value: string | undefined; readonly doubled: boolean} {
  const values = query.getAll(name).filter((value) => value !== '');
  return {value: values[0], doubled: values.length > 1};
}

/** If `iss` is present, it must be our authorization server (RFC 9207). */
const isIssuer = (iss: string | undefined, ssoUrl: string): boolean =>
  iss === undefined || (URL.canParse(iss) && new URL(iss).origin === ssoUrl);

/**
 * The attempt that a return belongs to. `state` in the URL or the marker must be there, and agree when both are: some
 * providers do not echo `state`, some browsers drop the marker. Without the marker only an attempt that a tab waits for
 * counts: a link that a stranger made can hold any `state`.
 */
function boundTo(
  state: string | undefined,
  {marker, isPending}: Pick<CallbackPage, 'marker' | 'isPending'>,
): string | undefined {
  if (state === undefined) return isToken(marker) ? marker : undefined;
  if (!isToken(state)) return undefined;
  return (marker === null ? isPending(state) : marker === state) ? state : undefined;
}

/** Decides what a page at the redirect address has to do. Has no effect, and never throws, whatever the address holds. */
export function readCallback(page: CallbackPage): CallbackAction {
  const {search, marker, ssoUrl} = page;
  if (!isCallbackUrl(page)) return {kind: 'none'};
  const query = new URLSearchParams(search);
  const [code, error, state, iss] = ['code', 'error', 'state', 'iss'].map((name) => once(query, name));
  // Only a popup of ours shows an error; a forged link anywhere else is ignored silently.
  const fault: CallbackAction = {kind: isToken(marker) ? 'failed' : 'ignore'};
  if ([code, error, state, iss].some((parameter) => parameter?.doubled)) return fault;
  const attemptId = boundTo(state?.value, page);
  if (attemptId === undefined || !isIssuer(iss?.value, ssoUrl)) return fault;
  if (error?.value !== undefined) {
    if (code?.value !== undefined) return {kind: 'failed'};
    return {kind: error.value === 'access_denied' ? 'denied' : 'failed', attemptId};
  }
  return isCode(code?.value) ? {kind: 'code', attemptId, code: code.value} : fault;
}
