import {unicodeEscape} from '../../samples/core/jsonText';

/** How a body can differ from the signed one. */
export type BodyReason = 'lineBreak' | 'serialized';

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

/** The same JSON as other programs write it. Empty for a text that isn't JSON. */
function serializations(body: string): readonly string[] {
  try {
    const inOrder = JSON.stringify(sorted(JSON.parse(body)));
    return LAYOUTS.flatMap((layout) => {
      const laidOut = layout(body);
      return [laidOut, layout(inOrder), ...ESCAPES.map((escape) => escape(laidOut))];
    });
  } catch {
    return []; // not JSON, or nested too deeply for `sorted`
  }
}

/** What may have been signed in place of a body. The body is the first, and each text is there once. */
export function bodyVariants(body: string): readonly Variant[] {
  const variants: readonly Variant[] = [
    [body],
    [body.replace(/\s+$/, ''), 'lineBreak'],
    [`${body}\n`, 'lineBreak'],
    [`${body}\r\n`, 'lineBreak'],
    [body.replaceAll(/\r?\n/g, '\r\n'), 'lineBreak'],
    ...serializations(body).map((text): Variant => [text, 'serialized']),
  ];
  return variants.filter(([text], index) => variants.findIndex(([other]) => other === text) === index);
}
