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
export const escaped =
  (quote: string, special = quote) =>
  (text: string): string => {
    const inner = text.replaceAll(/[^\w ]/g, (character) =>
      character === '\\' || special.includes(character) ? `\\${character}` : (NAMED_CONTROLS[character] ?? character),
    );
    return `${quote}${inner}${quote}`;
  };

/** The escapes that most languages share: backslash, double quote, line breaks and tabs. */
export const plain = escaped('"');

/** Single quotes in which only the quote and the backslash are escaped. */
export const singleQuoted = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

/** The shortest repetition of a character whose delimiter is not in the text. */
export function fence(text: string, character: string, clash: (run: string) => string): string {
  let run = '';
  while (text.includes(clash(run))) run += character;
  return run;
}

/** POSIX shell, 2.2.2: single quotes have no escapes, so a quote inside is closed, escaped and reopened. */
export const shell: Literals = {
  string: (text) => (/^[\w.~:/%+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`),
  block: (json) => `'${json.replaceAll("'", String.raw`'\''`)}'`,
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

/** C, 6.4.5: no line breaks. The second of two question marks is escaped, because of trigraphs. */
export const cString = (text: string): string => plain(text).replaceAll(/\?(?=\?)/g, '?\\');
