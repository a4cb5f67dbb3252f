import type {Plugin} from '@scalar/snippetz';
import {type Form, KEY_VARIABLE, type NameValue, type SampleRequest, headersOf, requestUrl} from './request';
import {formParts, sendsFiles} from './formText';
import {type JsonValue, jsonText} from './jsonText';

interface Literals {
  /** A literal for any text. On one line, unless the language allows line breaks. */
  readonly string: (text: string) => string;
  /** A literal with escapes for the line breaks of a form, if `string` has none. */
  readonly lines?: (text: string) => string;
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
const plain = escaped('"');

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

/** A program in JavaScript whose body has files. */
export const inBlob = (program: string): string => program.replace("'sample_body'", 'new Blob([sample_body])');

/** C, 6.4.5: no line breaks. The second of two question marks is escaped, because of trigraphs. */
export const cString = (text: string): string => plain(text).replaceAll(/\?(?=\?)/g, '?\\');

/** How a body with files is written: its texts and files, one after the other. */
interface Files {
  /** Makes bytes of the literal of a text. */
  readonly text?: (literal: string) => string;
  /** Reads a file. @param index its place among those of the request */
  readonly file: (literal: string, index: number) => string;
  readonly separator: string;
  /** Changes the completed program so that it sends bytes. */
  readonly around?: (program: string) => string;
}

interface Target extends Partial<Literals> {
  readonly generator: Plugin;
  /** Reads an environment variable, in place of the string with the key in the program of snippetz. */
  readonly key: (variable: string) => string;
  /** Completes and corrects the program of snippetz, in which every text is still a marker. */
  readonly complete?: (program: string, request: SampleRequest) => string;
  readonly files: Files;
  /** Changes the completed program so that it writes the response to the file `sample_file`, and prints nothing. */
  readonly saves: (program: string) => string;
  /** Content type that snippetz treats as plain text, where `text/plain` is not one. */
  readonly bodyKind?: 'application/octet-stream';
}

export type SampleWriter = (request: SampleRequest) => string;

/** Host of the markers. Header names and methods can't contain its underscore. */
const HOST = 'sample_host.invalid';
const PATH = '/sample_path';
const BODY = 'sample_body';
const KEY = 'sample_key';
const FILE = 'sample_file';

/** A marker with its quotes, if any, and with the header name if the language writes both in one string. */
const MARKED = new RegExp(
  String.raw`@?(["']?)((?:[\w-]+: )?)(https?://${HOST}${PATH}|${HOST}|${PATH}|${BODY}|${FILE}|(?:(?:Bearer|Basic) )?${KEY}|sample_header_\d+)\1`,
  'g',
);

type Match = [whole: string, quote: string, before: string, marker: string, offset: number];

/** Whether a program of snippetz needs the key, and so the imports of `Target.key`. */
export const readsKey = (program: string): boolean => program.includes(KEY);

/** Marker of the body's content type, because the generators don't support markers there. */
export const contentTypeMarker = (request: SampleRequest): string =>
  `sample_header_${String(headersOf(request).findIndex(({name}) => name.toLowerCase() === 'content-type'))}`;

function textsOf(request: SampleRequest, headers: readonly NameValue[]): ReadonlyMap<string, string> {
  const address = requestUrl(request);
  const [origin = '', host = ''] = /^https?:\/\/([^/?#]*)/.exec(address) ?? [];
  const path = address.slice(origin.length);
  return new Map([
    [`${address.split('//')[0] ?? ''}//${HOST}${PATH}`, address],
    [HOST, host],
    [PATH, path.startsWith('/') ? path : `/${path}`],
    [FILE, request.saves ?? ''],
    ...headers.map(({value}, index): [string, string] => [`sample_header_${String(index)}`, value]),
  ]);
}

/** The body on several lines if the language allows it, else on one line with escapes. */
export function bodyLiteral(body: SampleRequest['body'], {string, block}: Literals, margin: string): string {
  if (body === undefined) return '';
  const json = jsonText(body, 2);
  return (json.includes('\n') ? block?.(json, margin) : undefined) ?? string(jsonText(body, 0));
}

function formLiteral(form: Form, {string, lines = string}: Literals, files: Files, margin: string): string {
  const {text = (literal) => literal, file, separator} = files;
  const literal = (value: string): string => (value.includes('\n') ? lines(value) : string(value));
  const parts = formParts(form);
  if (!sendsFiles({form})) return literal(parts.map(({value}) => value).join(''));
  const sent = parts.filter(({isFile}) => isFile);
  return parts
    .map((part) => (part.isFile ? file(string(part.value), sent.indexOf(part)) : text(literal(part.value))))
    .join(separator.replace('\n', `\n${margin}`));
}

export const indented = (program: string, margin: string): string => program.replaceAll(/^(?=.)/gm, margin);

/** The word before a credential. */
export const schemeOf = (value: string): string => (value.startsWith('Basic ') ? 'Basic' : 'Bearer');

const same = (program: string): string => program;

const marginBefore = (program: string, offset: number): string =>
  /^[ \t]*/.exec(program.slice(program.lastIndexOf('\n', offset) + 1))?.[0] ?? '';

/**
 * A writer that passes only markers to snippetz, because its generators don't escape correctly: a `$`, quote or emoji in a
 * value can change the program, and parsed JSON loses digits. Literals with the escapes of the language then replace the
 * markers.
 */
export const sampleWriter =
  ({generator, string = plain, lines, block, key, complete = same, files, saves, bodyKind}: Target): SampleWriter =>
  (request) => {
    const headers = headersOf(request);
    const texts = textsOf(request, headers);
    const [url = ''] = texts.keys();
    const program = generator.generate({
      method: request.method,
      url,
      headers: headers.map(({name, value}, index) => ({
        name,
        value: name.toLowerCase() === 'authorization' ? `${schemeOf(value)} ${KEY}` : `sample_header_${String(index)}`,
      })),
      queryString: [],
      cookies: [],
      ...(request.body === undefined && !request.form
        ? {}
        : {postData: {mimeType: bodyKind ?? 'text/plain', text: BODY}}),
    });
    const around = sendsFiles(request) ? (files.around ?? same) : same;
    const printed = around(complete(program.trim(), request));
    const completed = (request.saves === undefined ? printed : saves(printed)).trim();
    return completed.replaceAll(MARKED, (...match: Match) => {
      const [whole, , before, marker, offset] = match;
      // `key` writes a bearer token.
      if (marker.endsWith(KEY)) return key(request.keyVariable ?? KEY_VARIABLE).replace('Bearer', schemeOf(marker));
      if (marker !== BODY) return string(before + (texts.get(marker) ?? whole));
      const literals = {string, ...(lines && {lines}), ...(block && {block})};
      const margin = marginBefore(completed, offset);
      return request.form
        ? formLiteral(request.form, literals, files, margin)
        : bodyLiteral(request.body, literals, margin);
    });
  };
