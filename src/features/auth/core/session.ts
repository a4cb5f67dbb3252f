/** A log-in as it is kept for the life of a tab. */
export interface Session {
  readonly token: string;
  /** Seconds since 1970, whole. */
  readonly expiry: number;
}

/** The log-in as session storage may hold it. */
export interface StoredSession {
  readonly token: string | null;
  readonly expiry: string | null;
}

/** Characters of a bearer token (RFC 6750, 2.1), at most 8 KiB of them. */
export const isBearerToken = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 8192 && /^[A-Za-z0-9\-._~+/]+=*$/.test(value);

export const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** Compared in whole seconds, without correction of either clock; good until the second of the expiry begins. */
export const isLive = ({expiry}: Session, now: number): boolean => seconds(now) < expiry;

/** Reads a stored log-in; undefined unless all of it is well-formed and unexpired. */
export function readSession({token, expiry}: StoredSession, now: number): Session | undefined {
  if (!isBearerToken(token) || expiry === null || !/^\d{1,15}$/.test(expiry)) return undefined;
  const session = {token, expiry: Number(expiry)};
  return isLive(session, now) ? session : undefined;
}

/** What a timer can wait for at most; a longer wait would fire at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Milliseconds until the session should be looked at again: its expiry, or sooner where a timer cannot wait so long. */
export const untilExpiry = ({expiry}: Session, now: number): number =>
  Math.min(Math.max(expiry * 1000 - now, 0), MAX_TIMEOUT_MS);
