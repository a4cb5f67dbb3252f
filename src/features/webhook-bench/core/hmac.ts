export type Hash = 'SHA-1' | 'SHA-256';

const encoder = new TextEncoder();

/** @throws DataError or OperationError for an empty key, in some browsers */
export async function hmac(hash: Hash, key: string, text: string): Promise<Uint8Array> {
  const algorithm = {name: 'HMAC', hash};
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign(algorithm, imported, encoder.encode(text)));
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** The value of `x-salesloft-signature` for a body. */
export const signatureOf = async (token: string, body: string): Promise<string> =>
  hex(await hmac('SHA-1', token, body));
