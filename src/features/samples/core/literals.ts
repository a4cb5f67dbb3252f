import {jsonText, type JsonValue} from './jsonText';

/** How a language writes text down. */
export interface Literals {
  /** Any text, on one line unless the text has line breaks and the language takes them. */
  readonly string: (text: string) => string;
  /**
   * JSON over several lines: it begins and ends with a brace or bracket, and never has three double quotes in a row,
   * since those within its texts are escaped. Absent where the language has no such literal, undefined where that
   * cannot hold the text. `margin` is the white space that the line of the sample begins with.
   */
  readonly block?: (json: string, margin: string) => string | undefined;
}

const NAMED_CONTROLS: Readonly<Record<string, string>> = {
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
};

/** Text in quotes with backslash escapes: the backslash itself, `special` characters, and breaks and tabs by name. */
const escaped =
  (quote: string, special = quote) =>
  (text: string): string => {
    const inner = text.replaceAll(/[^\w ]/g, (character) =>
      character === '\\' || special.includes(character) ? `\\${character}` : (NAMED_CONTROLS[character] ?? character),
    );
    return `${quote}${inner}${quote}`;
  };

/** Backslash, double quote, breaks and tabs: the escapes that most languages share. */
const plain = escaped('"');

/** Single quotes that take every character as it is, but for themselves and the backslash. */
const singleQuoted = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

/** The shortest run of a character with which the text does not hold what the run makes of it. */
function fence(text: string, character: string, clash: (run: string) => string): string {
  let run = '';
  while (text.includes(clash(run))) run += character;
  return run;
}

/** POSIX shell, 2.2.2: nothing is special within single quotes, so one inside is closed, escaped and reopened. */
export const shell: Literals = {
  string: (text) => (/^[\w.~:/%+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`),
  block: (json) => `'${json.replaceAll("'", String.raw`'\''`)}'`,
};

/** Python, 2.4.1: a triple-quoted string holds line breaks and single quotes, but not three of them. */
export const python: Literals = {
  string: plain,
  block: (json) => `'''${json.replaceAll('\\', String.raw`\\`).replaceAll("'''", String.raw`''\'`)}'''`,
};

/** C# 11, Raw string literals: take everything but three quotes; the white space before the last line's goes. */
export const csharp: Literals = {
  string: plain,
  block: (json, margin) => ['"""', ...json.split('\n'), '"""'].join(`\n${margin}`),
};

/** Go, String literals: a raw string holds anything but a backquote. */
export const go: Literals = {
  string: plain,
  block: (json) => (json.includes('`') ? undefined : `\`${json}\``),
};

/** JSON reads as a literal of JavaScript (ES2019) except where a name or a number would mean something else there. */
const isSafeExpression = (json: string): boolean =>
  !json.includes('"__proto__":') && jsonText(JSON.parse(json) as JsonValue, 2) === json;

/** Ends the script element of a page that the sample is pasted into; a backslash before the slash means nothing. */
const withoutEndTag = (source: string): string => source.replaceAll('</', String.raw`<\/`);

/** ECMAScript, 12.9.4. The body is an object, as a programmer would write it, where that means the same. */
export const javascript: Literals = {
  string: (text) => withoutEndTag(escaped("'")(text)),
  block: (json, margin) =>
    isSafeExpression(json) ? `JSON.stringify(${withoutEndTag(json.replaceAll('\n', `\n${margin}`))})` : undefined,
};

/** Ruby, Here documents: `'JSON'` in quotes takes everything as it is, `<<~` cuts common white space before lines. */
export const ruby: Literals = {
  string: singleQuoted,
  block: (json) => `<<~'JSON'.chomp\n  ${json.replaceAll('\n', '\n  ')}\nJSON`,
};

/** PHP, Nowdoc: takes everything as it is; no line of JSON begins with the end mark. */
export const php: Literals = {
  string: singleQuoted,
  block: (json) => `<<<'JSON'\n${json}\nJSON`,
};

/** Java, 3.10.6: a text block knows escapes; the white space that all of its lines begin with goes. */
export const java: Literals = {
  string: plain,
  block: (json, margin) => {
    const lines = json.replaceAll('\\', String.raw`\\`).split('\n');
    return `${['"""', ...lines].join(`\n${margin}`)}"""`;
  },
};

/** PowerShell, about_Quoting_Rules: curly quotes count as quotes, and are doubled alike; a here-string needs neither. */
export const powershell: Literals = {
  string: (text) => `'${text.replaceAll(/['‘’‚‛]/g, '$&$&')}'`,
  block: (json) => `@'\n${json}\n'@`,
};

/** Dart, 17.7: `$` interpolates; a raw string of several lines holds anything but three quotes. */
export const dart: Literals = {
  string: escaped("'", "'$"),
  block: (json) => (json.includes("'''") ? undefined : `r'''\n${json}'''`),
};

/** C, 6.4.5: no line breaks; of two question marks the second is escaped, since they may begin a trigraph. */
export const c: Literals = {
  string: (text) => plain(text).replaceAll(/\?(?=\?)/g, '?\\'),
};

/** Objective-C: a string of C with an at sign. */
export const objectiveC: Literals = {string: (text) => `@${c.string(text)}`};

/** OCaml, 11.2.7: a quoted string holds anything but its own end. */
export const ocaml: Literals = {
  string: plain,
  block: (json) => (json.includes('|json}') ? undefined : `{json|${json}|json}`),
};

/** R, Quotes: a raw string (R 4.0) ends at its bracket with as many dashes as it began with. */
export const r: Literals = {
  string: plain,
  block: (json) => {
    const dashes = fence(json, '-', (run) => `)${run}"`);
    return `r"${dashes}(${json})${dashes}"`;
  },
};

/** Swift, Literals: hash signs around move the escapes to `\#`, so that the text is taken as it is. */
export const swift: Literals = {
  string: plain,
  block: (json) => {
    const hashes = `#${fence(json, '#', (run) => `\\#${run}`)}`;
    return `${hashes}"""\n${json}\n"""${hashes}`;
  },
};

/** Kotlin, String literals: a raw string cannot escape the `$` of a template. */
export const kotlin: Literals = {
  string: escaped('"', '"$'),
  block: (json) => (json.includes('$') ? undefined : `"""${json}"""`),
};

/** Rust, Raw string literals: end at a quote with as many hash signs as they began with. */
export const rust: Literals = {
  string: plain,
  block: (json) => {
    const hashes = `#${fence(json, '#', (run) => `"#${run}`)}`;
    return `r${hashes}"${json}"${hashes}`;
  },
};
