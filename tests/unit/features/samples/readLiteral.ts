import type {LanguageId} from '../../../../src/features/samples/core/languages';
import {KEYS} from './keys';

/** A literal or comment that begins at a place of the source: what it means, and where the source goes on. */
interface Found {
  /** Absent for a comment. */
  readonly text?: string;
  readonly end: number;
}

/** Reads what begins at `at`; undefined if it is something else. */
type Rule = (source: string, at: number) => Found | undefined;

const fail = (why: string): never => {
  throw new SyntaxError(why);
};

const matchAt = (pattern: RegExp, source: string, at: number): RegExpExecArray | null => {
  const sticky = new RegExp(pattern, 'yu');
  sticky.lastIndex = at;
  return sticky.exec(source);
};

const comment =
  (pattern: RegExp): Rule =>
  (source, at) => {
    const match = matchAt(pattern, source, at);
    return match ? {end: at + match[0].length} : undefined;
  };

const COMMON: Readonly<Record<string, string>> = {n: '\n', r: '\r', t: '\t', '\\': '\\', "'": "'", '"': '"'};

interface Quoting {
  readonly open: string;
  /** Unless it is a backslash. */
  readonly escape?: string;
  /** What is after it; a character that is not in the table is a fault. */
  readonly escapes?: Readonly<Record<string, string>>;
  /** What would be more than text: a variable, a template. */
  readonly refuses?: RegExp;
}

/** Quotes with escapes. */
const quoted =
  ({open, escape = '\\', escapes = COMMON, refuses}: Quoting): Rule =>
  (source, start) => {
    if (!source.startsWith(open, start)) return undefined;
    const close = open.slice(-1);
    let text = '';
    let at = start + open.length;
    while (!source.startsWith(close, at)) {
      const character = source[at] ?? fail(`${open} without its end`);
      if (refuses && matchAt(refuses, source, at)) fail(`${source.slice(at, at + 9)} within ${open}`);
      if (character === '\n' || character === '\r') fail(`a line break within ${open}`);
      if (character === escape) {
        const next = source[at + 1] ?? '';
        text += escapes[next] ?? fail(`unknown escape ${escape}${next}`);
        at += 2;
      } else {
        text += character;
        at += 1;
      }
    }
    return {text, end: at + close.length};
  };

type Means = (text: string, opening: RegExpExecArray) => string;

/** Text as it is, from what `open` matches to what `close` makes of that match. */
const raw =
  (open: RegExp, close: (match: RegExpExecArray) => RegExp, means: Means = (text) => text): Rule =>
  (source, at) => {
    const match = matchAt(open, source, at);
    if (!match) return undefined;
    const start = at + match[0].length;
    const ending = new RegExp(close(match), 'mu').exec(source.slice(start)) ?? fail(`${match[0]} without its end`);
    return {
      text: means(source.slice(start, start + ending.index), match),
      end: start + ending.index + ending[0].length,
    };
  };

/** Quotes that double within themselves; PowerShell takes the curly ones for the straight one. */
const duplicate: Rule = (source, at) => {
  const match = matchAt(/['‘’‚‛]((?:[^'‘’‚‛]|['‘’‚‛]{2})*)['‘’‚‛]/, source, at);
  return match ? {text: (match[1] ?? '').replaceAll(/(['‘’‚‛])['‘’‚‛]/gu, '$1'), end: at + match[0].length} : undefined;
};

/** Lines without the white space that all of them share. */
function dedented(text: string): string {
  const lines = text.split('\n');
  const shared = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(shared)).join('\n');
}

/** A raw string of C#: the white space before its end must be before every line, and goes. */
const withoutMargin: Means = (text) => {
  const [, margin = ''] = /\n([ \t]*)$/.exec(text) ?? [];
  const lines = text.split('\n').slice(0, -1);
  if (lines.some((line) => !line.startsWith(margin))) fail('less white space than at the end');
  return lines.map((line) => line.slice(margin.length)).join('\n');
};

/** A text block of Java: the white space that all lines share goes, then escapes are read (JLS 3.10.6). */
const textBlock: Rule = (source, at) => {
  const match = matchAt(/"""[ \t]*\n((?:[^"\\]|\\[^]|"(?!""))*)"""/, source, at);
  if (!match) return undefined;
  const text = dedented(match[1] ?? '');
  return {text: text.replaceAll(/\\(.)/g, (_, next: string) => COMMON[next] ?? fail(next)), end: at + match[0].length};
};

/** Double quotes of PowerShell (about_Special_Characters), which variables would change. */
const BACKTICKS = quoted({
  open: '"',
  escape: '`',
  escapes: {
    n: '\n',
    r: '\r',
    ...Object.fromEntries(['`', '$', '"', '“', '”', '„'].map((character) => [character, character])),
  },
  refuses: /[$“”„]/,
});

const SLASHES = comment(/\/\/.*/);
const HASH = comment(/#.*/);
const PLAIN = quoted({open: '"'});
const NO_TRIGRAPH = quoted({open: '"', escapes: {...COMMON, '?': '?'}, refuses: /\?\?[=/'()!<>-]/});

/** The languages whose samples run in tests/samples, which shows what they send. */
const RUN = ['curl', 'python', 'nodejs', 'javascript', 'php', 'ruby', 'go'] as const;
export type ReadLanguage = Exclude<LanguageId, (typeof RUN)[number]>;

const RULES: Readonly<Record<ReadLanguage, readonly Rule[]>> = {
  csharp: [
    SLASHES,
    raw(/("{3,})\n/, ([, quotes = '']) => new RegExp(`(?<=\n[ \t]*)${quotes}(?!")`), withoutMargin),
    PLAIN,
  ],
  java: [SLASHES, textBlock, PLAIN],
  powershell: [HASH, raw(/@'\n/, () => /\n['‘’‚‛]@/), duplicate, BACKTICKS],
  dart: [
    SLASHES,
    raw(/r'''(?:[ \t]*\n)?/, () => /'''/),
    quoted({open: "'", escapes: {...COMMON, $: '$'}, refuses: /\$/}),
  ],
  c: [comment(/#include.*/), NO_TRIGRAPH],
  'objective-c': [
    comment(/#import.*/),
    (source, at) => (source.startsWith('@"', at) ? NO_TRIGRAPH(source, at + 1) : undefined),
  ],
  ocaml: [comment(/\(\*[^]*?\*\)/), raw(/\{([a-z_]*)\|/, ([, name = '']) => new RegExp(`\\|${name}\\}`)), PLAIN],
  r: [HASH, raw(/r"(-*)\(/, ([, dashes = '']) => new RegExp(`\\)${dashes}"`)), PLAIN, quoted({open: "'"})],
  swift: [
    SLASHES,
    raw(
      /(#+)"""\n/,
      ([, hashes = '']) => new RegExp(`\n"""${hashes}`),
      (text, [, hashes = '']) => (text.includes(`\\${hashes}`) ? fail('an escape or template') : text),
    ),
    PLAIN,
  ],
  kotlin: [
    SLASHES,
    raw(
      /"""/,
      () => /"{3,}/,
      (text) => (/\$[\w{]/.test(text) ? fail('a template') : text),
    ),
    quoted({open: '"', escapes: {...COMMON, $: '$'}, refuses: /\$[\w{]/}),
  ],
  rust: [SLASHES, raw(/r(#+)"/, ([, hashes = '']) => new RegExp(`"${hashes}`)), PLAIN],
};

function scan(source: string, rules: readonly Rule[]): string[] {
  const texts: string[] = [];
  for (let at = 0; at < source.length;) {
    const [found] = rules.flatMap((rule) => rule(source, at) ?? []);
    if (found?.text !== undefined) texts.push(found.text);
    at = found?.end ?? at + 1;
  }
  return texts;
}

/** Whether a test must read a sample in the language, because none runs it. */
export const isRead = (language: LanguageId): language is ReadLanguage =>
  !(RUN as readonly LanguageId[]).includes(language);

/**
 * The texts of all literals of a sample, decoded by the rules of its language as the language's specification has
 * them.
 *
 * @throws SyntaxError for a literal without end, an unknown escape, or one that is more than text.
 */
export function readLiterals(language: ReadLanguage, source: string): readonly string[] {
  const keys = [KEYS[language], KEYS[language].replace('Bearer', 'Basic')];
  return scan(
    keys.reduce((text, key) => text.replace(key, ''), source),
    RULES[language],
  );
}
