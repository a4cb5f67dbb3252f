import {isDeeper} from '../../../utils/isDeeper';
import {unicodeEscape} from '../../samples/core/jsonText';
import {shell} from '../../samples/core/sampleWriter';

const encoder = new TextEncoder();

/** A function that computes HMACs with a key, which must not be empty. */
async function hmacWith(hash: 'SHA-1' | 'SHA-256', key: string): Promise<(text: string) => Promise<Uint8Array>> {
  const algorithm = {name: 'HMAC', hash};
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign']);
  return async (text) => new Uint8Array(await crypto.subtle.sign(algorithm, imported, encoder.encode(text)));
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** The value of `x-salesloft-signature` for a body. */
export async function signatureOf(token: string, body: string): Promise<string> {
  const hmac = await hmacWith('SHA-1', token);
  return hex(await hmac(body));
}

export interface Delivery {
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

/** How a body can differ from the signed one. */
type BodyReason = 'lineBreak' | 'serialized';

type Variant = readonly [text: string, reason?: BodyReason];
type Change = (text: string) => string;

const BETWEEN_STRINGS = /("(?:[^"\\]|\\.)*")|\s+/g;
const AFTER_SEPARATORS = /("(?:[^"\\]|\\.)*")|([:,])/g;

/** JSON without whitespace. Keeps every digit and escape. */
const compact: Change = (json) => json.replaceAll(BETWEEN_STRINGS, '$1');

/** `", "` and `": "`, as Python's `json.dumps` writes them. */
const spaced: Change = (json) => compact(json).replaceAll(AFTER_SEPARATORS, (all, text?: string) => text ?? `${all} `);

const indented =
  (indent: number | string): Change =>
  (json) =>
    JSON.stringify(JSON.parse(json), null, indent);

const LAYOUTS: readonly Change[] = [(json) => json, compact, spaced, indented(2), indented(4), indented('\t')];

/** Escapes of serializers: none beyond the necessary, all but ASCII (Python), and those for HTML (Rails, Go). */
const ESCAPES: readonly Change[] = [
  (json) => JSON.stringify(JSON.parse(json)),
  (json) => json.replaceAll(/[\u0080-\uffff]/g, unicodeEscape),
  (json) => json.replaceAll(/[<>&\u2028\u2029]/g, unicodeEscape),
  (json) => json.replaceAll('/', String.raw`\/`),
];

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, sorted(item)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The most levels of a body. Indented JSON grows with their square. */
const DEEPEST = 100;

/** The same JSON as other programs write it. Empty for a text that isn't JSON, or has too many levels. */
function serializations(body: string): readonly string[] {
  try {
    const json: unknown = JSON.parse(body);
    if (isDeeper(json, DEEPEST)) return [];
    const inOrder = JSON.stringify(sorted(json));
    return LAYOUTS.flatMap((layout) => {
      const laidOut = layout(body);
      return [laidOut, layout(inOrder), ...ESCAPES.map((escape) => escape(laidOut))];
    });
  } catch {
    return [];
  }
}

/** What may have been signed in place of a body. The body is the first, and each text is there once. */
function bodyVariants(body: string): readonly Variant[] {
  const variants: readonly Variant[] = [
    [body],
    [body.trimEnd(), 'lineBreak'],
    [`${body}\n`, 'lineBreak'],
    [`${body}\r\n`, 'lineBreak'],
    [body.replaceAll(/\r?\n/g, '\r\n'), 'lineBreak'],
    ...serializations(body).map((text): Variant => [text, 'serialized']),
  ];
  return variants.filter(([text], index) => variants.findIndex(([other]) => other === text) === index);
}

/** How a signature was made that isn't the one of a delivery. `unknown` means another token or another content. */
export type Reason = BodyReason | 'prefix' | 'upperCase' | 'base64' | 'sha256' | 'tokenEnds' | 'malformed' | 'unknown';

/** Hex or base64 of 20 or 32 bytes. */
const DIGEST = /^(?:[\da-f]{40}|[\da-f]{64}|[\w+/-]{27}=?|[\w+/-]{43}=?)$/i;
/** `sha1=` and similar before a digest. */
const PREFIX = /^[a-z][\w-]*[=:](?=.{27})/i;
const HEADER_NAME = /^x-salesloft-signature:\s*/i;

const HASHES = [['SHA-1'], ['SHA-256', 'sha256']] as const;

/** A token that was read with more than the token, or without what belongs to it. Empty ones can't be keys. */
function tokenVariants(token: string): readonly (readonly [string, Reason?])[] {
  const bare = token.trim().replaceAll(/^(["'])(.*)\1$/g, '$2');
  const ends = ['', ' ', '\n', '\r\n'].flatMap((end) => [`${token.trim()}${end}`, `${bare}${end}`]);
  const others = new Set([...ends, `${token}\n`, ` ${bare}`, `"${bare}"`, `'${bare}'`]);
  return [[token], ...[...others].filter((one) => one && one !== token).map((one) => [one, 'tokenEnds'] as const)];
}

/** How a text encodes a digest. Undefined if it doesn't. */
function encodingOf(digest: Uint8Array, text: string): readonly Reason[] | undefined {
  if (hex(digest) === text) return [];
  if (hex(digest) === text.toLowerCase()) return ['upperCase'];
  const isBase64 = base64(digest).replace('=', '') === text.replace('=', '').replaceAll('-', '+').replaceAll('_', '/');
  return isBase64 ? ['base64'] : undefined;
}

/** The known mistakes that lead to a signature; none if it's valid. The token must not be empty. */
export async function verifySignature(body: string, signature: string, token: string): Promise<readonly Reason[]> {
  const value = signature.trim().replace(HEADER_NAME, '');
  const text = value.replace(PREFIX, '');
  if (!DIGEST.test(text)) return ['malformed'];
  const prefix: Reason | undefined = text === value ? undefined : 'prefix';
  const bodies = bodyVariants(body);
  for (const [key, tokenReason] of tokenVariants(token)) {
    for (const [hash, hashReason] of HASHES) {
      const hmac = await hmacWith(hash, key);
      for (const [signed, bodyReason] of bodies) {
        const encoding = encodingOf(await hmac(signed), text);
        // No two variants have the same digest.
        if (encoding)
          return [prefix, hashReason, bodyReason, tokenReason, ...encoding].filter((reason) => reason !== undefined);
      }
    }
  }
  return ['unknown'];
}
