import {jsonText, type JsonValue} from './jsonText';

/** How a language writes string literals. */
export interface Literals {
  /** A literal for any text. On one line, unless the language allows line breaks. */
  readonly string: (text: string) => string;
  /**
   * A literal for JSON on several lines, which begins and ends with a brace or bracket, and never has three double quotes in
   * a row. Absent if the language has none, undefined if it can't contain the text. `margin` is the indentation of the line.
   */
  readonly block?: (json: string, margin: string) => string | undefined;
}

const NAMED_CONTROLS: Readonly<Record<string, string>> = {
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
};

/** Quoted text with backslash escapes for the backslash, `special` characters, line breaks and tabs. */
const escaped =
  (quote: string, special = quote) =>
  (text: string): string => {
    const inner = text.replaceAll(/[^\w ]/g, (character) =>
      character === '\\' || special.includes(character) ? `\\${character}` : (NAMED_CONTROLS[character] ?? character),
    );
    return `${quote}${inner}${quote}`;
  };

/** The escapes that most languages share: backslash, double quote, line breaks and tabs. */
const plain = escaped('"');

/** Single quotes in which only the quote and the backslash are escaped. */
const singleQuoted = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

/** The shortest repetition of a character whose delimiter is not in the text. */
function fence(text: string, character: string, clash: (run: string) => string): string {
  let run = '';
  while (text.includes(clash(run))) run += character;
  return run;
}

/** POSIX shell, 2.2.2: single quotes have no escapes, so a quote inside is closed, escaped and reopened. */
export const shell: Literals = {
  string: (text) => (/^[\w.~:/%+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`),
  block: (json) => `'${json.replaceAll("'", String.raw`'\''`)}'`,
};

/** Python, 2.4.1: triple-quoted strings can contain line breaks and quotes, but not three in a row. */
export const python: Literals = {
  string: plain,
  block: (json) => `'''${json.replaceAll('\\', String.raw`\\`).replaceAll("'''", String.raw`''\'`)}'''`,
};

/** C# 11, Raw string literals: can contain everything except three quotes. Removes the indentation of the last line. */
export const csharp: Literals = {
  string: plain,
  block: (json, margin) => ['"""', ...json.split('\n'), '"""'].join(`\n${margin}`),
};

/** Go, String literals: raw strings can contain everything except a backquote. */
export const go: Literals = {
  string: plain,
  block: (json) => (json.includes('`') ? undefined : `\`${json}\``),
};

/** JSON is also a JavaScript literal (ES2019), except for some names and numbers. */
const isSafeExpression = (json: string): boolean =>
  !json.includes('"__proto__":') && jsonText(JSON.parse(json) as JsonValue, 2) === json;

/** Would end the script element of a page with the sample. A backslash before the slash has no effect in JavaScript. */
const withoutEndTag = (source: string): string => source.replaceAll('</', String.raw`<\/`);

/** ECMAScript, 12.9.4. The body is an object literal if that is equivalent. */
export const javascript: Literals = {
  string: (text) => withoutEndTag(escaped("'")(text)),
  block: (json, margin) =>
    isSafeExpression(json) ? `JSON.stringify(${withoutEndTag(json.replaceAll('\n', `\n${margin}`))})` : undefined,
};

/** Ruby, Here documents: `'JSON'` in quotes has no escapes, and `<<~` removes common indentation. */
export const ruby: Literals = {
  string: singleQuoted,
  block: (json) => `<<~'JSON'.chomp\n  ${json.replaceAll('\n', '\n  ')}\nJSON`,
};

/** PHP, Nowdoc: has no escapes. No line of JSON begins with the delimiter. */
export const php: Literals = {
  string: singleQuoted,
  block: (json) => `<<<'JSON'\n${json}\nJSON`,
};

/** Java, 3.10.6: text blocks have escapes, and common indentation is removed. */
export const java: Literals = {
  string: plain,
  block: (json, margin) => {
    const lines = json.replaceAll('\\', String.raw`\\`).split('\n');
    return `${['"""', ...lines].join(`\n${margin}`)}"""`;
  },
};

/** PowerShell, about_Quoting_Rules: straight and curly quotes are escaped by repeating them. Here-strings need no escapes. */
export const powershell: Literals = {
  string: (text) => `'${text.replaceAll(/['‘’‚‛]/g, '$&$&')}'`,
  block: (json) => `@'\n${json}\n'@`,
};

/** Dart, 17.7: `$` interpolates. Raw multiline strings can contain everything except three quotes. */
export const dart: Literals = {
  string: escaped("'", "'$"),
  block: (json) => (json.includes("'''") ? undefined : `r'''\n${json}'''`),
};

/** C, 6.4.5: no line breaks. The second of two question marks is escaped, because of trigraphs. */
export const c: Literals = {
  string: (text) => plain(text).replaceAll(/\?(?=\?)/g, '?\\'),
};

/** Objective-C: a C string with an at sign. */
export const objectiveC: Literals = {string: (text) => `@${c.string(text)}`};

/** OCaml, 11.2.7: quoted strings can contain everything except their delimiter. */
export const ocaml: Literals = {
  string: plain,
  block: (json) => (json.includes('|json}') ? undefined : `{json|${json}|json}`),
};

/** R, Quotes: raw strings (R 4.0) end with their bracket and the same number of dashes. */
export const r: Literals = {
  string: plain,
  block: (json) => {
    const dashes = fence(json, '-', (run) => `)${run}"`);
    return `r"${dashes}(${json})${dashes}"`;
  },
};

/** Swift, Literals: hash signs around the string change escapes to `\#`, so that the text needs none. */
export const swift: Literals = {
  string: plain,
  block: (json) => {
    const hashes = `#${fence(json, '#', (run) => `\\#${run}`)}`;
    return `${hashes}"""\n${json}\n"""${hashes}`;
  },
};

/** Kotlin, String literals: raw strings can't escape the `$` of a template. */
export const kotlin: Literals = {
  string: escaped('"', '"$'),
  block: (json) => (json.includes('$') ? undefined : `"""${json}"""`),
};

/** Rust, Raw string literals: end with a quote and the same number of hash signs. */
export const rust: Literals = {
  string: plain,
  block: (json) => {
    const hashes = `#${fence(json, '#', (run) => `"#${run}`)}`;
    return `r${hashes}"${json}"${hashes}`;
  },
};
