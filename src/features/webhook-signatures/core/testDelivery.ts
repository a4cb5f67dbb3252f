import type {Delivery} from './signature';

/** What the program for test deliveries is started with. */
export interface TestDelivery {
  /** Of the receiver, on this computer. */
  readonly port: number;
  readonly delivery: Delivery;
}

/** Options of the program. Their values have no character that a shell reads, on any system. */
const OPTIONS = {
  port: /^(?:[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])$/,
  event: /^\w{1,60}$/,
  signature: /^[\da-f]{40}$/,
  // The bytes of the body in base64url.
  body: /^(?:[\w-]{4})*(?:[\w-]{2,4})$/,
} as const;

export const OPTION_NAMES = Object.keys(OPTIONS) as readonly (keyof typeof OPTIONS)[];

function base64url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64url(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
}

/** The command that sends a delivery to a port of the visitor's computer. It doesn't contain the token. @param program URL of its tarball */
export const testCommand = (program: string, {port, delivery: {event, signature, body}}: TestDelivery): string =>
  `npx -y ${program} --port ${String(port)} --event ${event} --signature ${signature} --body ${base64url(body)}`;

/** @throws with the first option that is missing or wrong */
export function readOptions(values: Readonly<Record<string, unknown>>): TestDelivery {
  const wrong = OPTION_NAMES.find((name) => {
    const value = values[name];
    return typeof value !== 'string' || !OPTIONS[name].test(value);
  });
  if (wrong !== undefined) throw new Error(`--${wrong} is missing or not valid. Copy the command from the page again.`);
  const {port, event, signature, body} = values as Readonly<Record<(typeof OPTION_NAMES)[number], string>>;
  return {port: Number(port), delivery: {event, signature, body: fromBase64url(body)}};
}
