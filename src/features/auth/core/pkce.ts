/** Bytes of a verifier or attempt ID: 43 characters, the minimum of RFC 7636, 4.1. */
const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** URL-safe base64 without padding (RFC 4648, 5). */
export const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A random token: the code verifier (RFC 7636, 4.1), or the ID of an attempt, sent as `state`. */
export const randomToken = (): string => base64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));

/** Whether a value has the format of our tokens. Check everything from URLs and storage. */
export const isToken = (value: unknown): value is string => typeof value === 'string' && TOKEN.test(value);

/** The S256 challenge of a verifier (RFC 7636, 4.2). */
export async function challengeOf(verifier: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}
