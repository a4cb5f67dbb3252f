import {shell} from '../../samples/core/literals';

const encoder = new TextEncoder();

/** A function that computes HMACs with a key, which must not be empty. */
export async function hmacWith(hash: 'SHA-1' | 'SHA-256', key: string): Promise<(text: string) => Promise<Uint8Array>> {
  const algorithm = {name: 'HMAC', hash};
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign']);
  return async (text) => new Uint8Array(await crypto.subtle.sign(algorithm, imported, encoder.encode(text)));
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** The value of `x-salesloft-signature` for a body. */
export async function signatureOf(token: string, body: string): Promise<string> {
  const hmac = await hmacWith('SHA-1', token);
  return hex(await hmac(body));
}

interface Delivery {
  readonly event: string;
  readonly body: string;
  /** In lowercase hex. */
  readonly signature: string;
}

export const headerLines = ({event, signature}: Delivery): readonly string[] => [
  'Content-Type: application/json',
  `x-salesloft-event: ${event}`,
  `x-salesloft-signature: ${signature}`,
];

/** A command for a POSIX shell that posts a delivery to a port of the visitor's computer. It doesn't contain the token. */
export const curlOf = (delivery: Delivery, port: number): string =>
  [
    `curl -sS -i http://127.0.0.1:${String(port)}`,
    ...headerLines(delivery).map((line) => `-H ${shell.string(line)}`),
    // Unlike --data-binary, it never reads a file.
    `--data-raw ${shell.string(delivery.body)}`,
  ].join(' \\\n  ');
