import {type Return, isCode} from './attempt';
import {isToken} from './pkce';

export interface CallbackPage {
  readonly search: string;
  /** The attempt's id that the opener left in this popup's session storage. */
  readonly marker: string | undefined;
  /** Origin of the single sign-on. */
  readonly ssoUrl: string;
  /** Whether a tab of this browser is waiting for an attempt. */
  readonly isPending: (attemptId: string) => boolean;
}

/** What a popup tells the page that waits for it. */
export type CallbackResult = Return & {readonly attemptId: string};

export const isCallbackUrl = ({pathname, search}: {readonly pathname: string; readonly search: string}): boolean =>
  pathname === '/' && ['code', 'error'].some((name) => new URLSearchParams(search).has(name));

/** If `iss` is present, it must be our authorization server (RFC 9207). */
const isIssuer = (iss: string | undefined, ssoUrl: string): boolean =>
  iss === undefined || (URL.canParse(iss) && new URL(iss).origin === ssoUrl);

/**
 * What a redirect means. Pure, and never throws.
 *
 * Either `state` or the marker must name the attempt, and both must match if they exist, because some providers don't return
 * `state` and some browsers drop the marker. A tab must be waiting for the attempt, because a forged link can have any `state`.
 * @returns undefined for a redirect that isn't of our popup
 */
export function readCallback({search, marker, ssoUrl, isPending}: CallbackPage): CallbackResult | undefined {
  const query = new URLSearchParams(search);
  // Empty parameters count as absent, and none may repeat (RFC 6749, 3.1).
  const all = ['code', 'error', 'state', 'iss'].map((name) => query.getAll(name).filter(Boolean));
  const [code, error, state, iss] = all.map(([value]) => value);
  const attemptId = state ?? marker;
  const isBound = isToken(attemptId) && (marker ?? attemptId) === attemptId && isPending(attemptId);
  if (!isBound || all.some((values) => values.length > 1) || !isIssuer(iss, ssoUrl))
    // Only our popup shows an error. A forged link elsewhere is ignored.
    return isToken(marker) ? {error: 'failed', attemptId: marker} : undefined;
  if (error === undefined && isCode(code)) return {code, attemptId};
  return {error: error === 'access_denied' && code === undefined ? 'denied' : 'failed', attemptId};
}
