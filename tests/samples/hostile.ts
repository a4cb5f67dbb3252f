import type {JsonValue} from '../../src/features/samples/core/jsonText';

/** Text that ends a literal, or means something within it, in one language or another. */
export const HOSTILE_TEXTS = {
  'double quotes': 'say "hi" and ""',
  'single quotes': "it's '' here",
  backquotes: '`id` and ``',
  'curly quotes': '‘a’ ‚b‛ “c” „d‟',
  'variables of shells and templates': '$HOME ${x} $(id) $5 $$',
  interpolation: '#{x} #$x \\(x) \\#(x) {{x}} {0} %{x}',
  'formats of printf': '%s %d %n %% %@',
  backslashes: 'C:\\temp\\new \\u0041 \\x41 \\0',
  'a backslash at the end': 'C:\\temp\\',
  'trigraphs and comments': '??= ??/ ??! /* */ // # -- (* *)',
  'end of a script element': '</script><!-- <script>',
  'triple quotes': 'a """ b """" c \'\'\' d',
  'end marks': 'JSON \'JSON\' EOF \'@ JSON; |json} )" )-" "# "## """# `',
  emoji: '😀 👩🏽‍💻 🇩🇪',
  'other scripts': 'e\u0301 ñ 漢字 שלום مرحبا',
} as const satisfies Readonly<Record<string, string>>;

const asBodies = (texts: Readonly<Record<string, string>>): Readonly<Record<string, JsonValue>> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, {[text]: text, list: [text, {text}]}]));

/** Bodies that careless code breaks, by name. */
export const HOSTILE_BODIES: Readonly<Record<string, JsonValue>> = {
  ...asBodies(HOSTILE_TEXTS),
  'line breaks and tabs': {text: 'a\nb\r\nc\td\r', list: ['\n', '\r\n']},
  'end marks on lines of their own': {text: 'a\nJSON\n\'@\nEOF\n"""\n\'\'\'\n|json}\n)"\nb'},
  'control characters': {text: '\u0001\u0008\u000b\u000c\u001b\u007f\u0085\u009f'},
  'line separators and marks of direction': {text: '\u2028\u2029\u202e\u2066\u200e\ufeff\u200b', '\u2028': 1},
  'null and booleans': {a: null, b: true, c: false, list: [null, true]},
  'long ids': {text: '9007199254740993123', number: 9007199254740993123n, negative: -9223372036854775808n},
  'other numbers': {zero: 0, fraction: 0.1, tiny: 1e-7, huge: 1e300, negative: -12.5},
  'nothing inside': {text: '', list: [], object: {}, '': {list: [[]]}},
  'an empty object': {},
  'an empty list': [],
  'a text alone': 'it\'s "$x" \\',
  'null alone': null,
  'a number alone': 9007199254740993n,
  'names of prototypes': JSON.parse('{"__proto__": {"a": 1}, "constructor": 2, "2": "b", "1": "a"}') as JsonValue,
  'half a pair of surrogates': {text: 'a\ud800b'},
  'a very long text': {text: `${'x'.repeat(12_000)}"`},
};
