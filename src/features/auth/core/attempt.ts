import {isObject} from '../../../utils/isObject';
import {isToken} from './pkce';

/** Lifetime of an attempt and of its code in milliseconds: the maximum for codes in RFC 6749, 4.1.2. */
export const ATTEMPT_LIFETIME_MS = 600_000;
/** Most codes of other tabs in local storage. Further ones are forged. */
const MAX_CODES = 5;

/** A login attempt. It survives a reload of the page while the popup is open. */
export interface Attempt {
  readonly id: string;
  readonly verifier: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

/** A code as the popup stores it. */
export interface StoredCode {
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** Codes are printable ASCII (RFC 6749, A.11). The maximum length is far above that of providers. */
export const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x20-\x7E]{1,2048}$/.test(value);

/** Less than ten minutes away in either direction, because clocks can be set back. */
const isFresh = (time: unknown, now: number): time is number =>
  typeof time === 'number' && Math.abs(now - time) < ATTEMPT_LIFETIME_MS;

export const isPending = ({startedAt}: Attempt, now: number): boolean => isFresh(startedAt, now);

/** Whether a stored time means that a tab is waiting for an attempt. */
export const isPendingMark = (text: string | null, now: number): boolean =>
  text !== null && /^\d{1,15}$/.test(text) && isFresh(Number(text), now);

/** The fields of an untrusted JSON text. Empty if it is not an object. */
function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** Reads a stored attempt. Undefined if it is invalid or older than ten minutes. */
export function readAttempt(text: string | null, now: number): Attempt | undefined {
  const {id, verifier, startedAt} = parseObject(text);
  return isToken(id) && isToken(verifier) && isFresh(startedAt, now) ? {id, verifier, startedAt} : undefined;
}

/** Reads a stored code. Undefined if it is invalid or older than ten minutes. */
export function readCode(text: string | null, now: number): StoredCode | undefined {
  const {code, time} = parseObject(text);
  return isCode(code) && isFresh(time, now) ? {code, time} : undefined;
}

/** The keys of stored codes to remove: expired and invalid ones, and all but the newest five. */
export function staleCodes(entries: readonly (readonly [key: string, text: string | null])[], now: number): string[] {
  const codes = entries.map(([key, text]) => ({key, time: readCode(text, now)?.time ?? -Infinity}));
  const newestFirst = codes.sort((one, other) => other.time - one.time || (one.key < other.key ? -1 : 1));
  return newestFirst.filter(({time}, place) => place >= MAX_CODES || time === -Infinity).map(({key}) => key);
}
