export interface Session {
  readonly token: string;
  /** Seconds since 1970, whole. */
  readonly expiry: number;
}

/** A bearer token or API key (RFC 6750, 2.1) of at most 8 KiB. A pasted line break would end the header. */
export const isBearerToken = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 8192 && /^[A-Za-z0-9\-._~+/]+=*$/.test(value);

/** Whether a session is valid, in whole seconds and without clock correction. */
export const isLive = ({expiry}: Session, now: number): boolean => now < expiry * 1000;

/** Reads a stored expiry. Undefined for another shape, and once it is over. */
export function readExpiry(text: string, now: number): number | undefined {
  const expiry = /^\d{1,12}$/.test(text) ? Number(text) : 0;
  return now < expiry * 1000 ? expiry : undefined;
}

/** Longest timer. Longer ones would fire immediately. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Milliseconds until the next check of the session: its expiry, or the longest timer. */
export const untilExpiry = ({expiry}: Session, now: number): number => Math.min(expiry * 1000 - now, MAX_TIMEOUT_MS);
