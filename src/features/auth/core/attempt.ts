import {isObject} from '../../../utils/isObject';
import {parsedJson} from '../../../utils/parsedJson';
import {isToken} from './pkce';

/** Lifetime of an attempt and of its code in milliseconds: the maximum for codes in RFC 6749, 4.1.2. */
export const ATTEMPT_LIFETIME_MS = 600_000;

/** A login attempt. It survives a reload of the page while the popup is open. */
export interface Attempt {
  readonly id: string;
  readonly verifier: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** What a popup returned with: a code, or why there is none. */
export type Return = {readonly code: string} | {readonly error: 'denied' | 'failed'};

/** Codes are printable ASCII (RFC 6749, A.11). The maximum length is far above that of providers. */
export const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x20-\x7E]{1,2048}$/.test(value);

/** The fields of a stored object. None unless its time is near, in either direction: clocks can be set back. */
function readFresh(text: string, now: number): {readonly time?: number; readonly [name: string]: unknown} {
  const value = parsedJson(text);
  if (!isObject(value) || typeof value.time !== 'number') return {};
  return Math.abs(now - value.time) < ATTEMPT_LIFETIME_MS ? {...value, time: value.time} : {};
}

/** Reads the time of a stored item. Undefined if its attempt can no longer be pending. */
export const readTime = (text: string, now: number): number | undefined => readFresh(text, now).time;

/** Reads a stored attempt. Undefined if it is invalid or older than ten minutes. */
export function readAttempt(text: string, now: number): Attempt | undefined {
  const {id, verifier, time} = readFresh(text, now);
  return isToken(id) && isToken(verifier) && time !== undefined ? {id, verifier, time} : undefined;
}

/** Reads what a popup has stored. Undefined if it is invalid or older than ten minutes. */
export function readReturn(text: string, now: number): Return | undefined {
  const {code, error} = readFresh(text, now);
  if (error === 'denied' || error === 'failed') return {error};
  return isCode(code) ? {code} : undefined;
}
