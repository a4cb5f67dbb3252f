import {type JSONPath, ScanError, SyntaxKind, createScanner, getLocation} from 'jsonc-parser';

/** A part of a text. The end is exclusive. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where the caret is in a body, which can be broken. */
export interface Caret extends Range {
  /** Path of the value. At a name, the path of its object. */
  readonly path: JSONPath;
  readonly isName: boolean;
  /** The name or value before the caret, without quotes. `from` and `to` are around all of it. */
  readonly typed: string;
}

const WORDS: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.StringLiteral,
  SyntaxKind.NumericLiteral,
  SyntaxKind.TrueKeyword,
  SyntaxKind.FalseKeyword,
  SyntaxKind.NullKeyword,
  SyntaxKind.Unknown,
]);

/** The strings, numbers and words of the line at a position. No token of JSON continues on the next line. */
function wordsOfLine(text: string, position: number): {readonly words: readonly Range[]; readonly isOpen: boolean} {
  const start = text.lastIndexOf('\n', position - 1) + 1;
  const end = text.indexOf('\n', position);
  const scanner = createScanner(text.slice(start, end < 0 ? undefined : end), true);
  const words: Range[] = [];
  let isOpen = false;
  for (let kind = scanner.scan(); kind !== SyntaxKind.EOF; kind = scanner.scan()) {
    const from = start + scanner.getTokenOffset();
    if (WORDS.has(kind)) words.push({from, to: from + scanner.getTokenLength()});
    isOpen = scanner.getTokenError() === ScanError.UnexpectedEndOfString;
  }
  return {words, isOpen};
}

/** The string, number or word at a position, or nothing there. If the line lacks a quote, only what can be the content of a string. */
export function wordAt(text: string, position: number): Range {
  const {words, isOpen} = wordsOfLine(text, position);
  const word = words.find(({from, to}) => from < position && to >= position);
  if (!word || !isOpen) return word ?? {from: position, to: position};
  const [rest = ''] = /^[\w.-]*/.exec(text.slice(position, word.to)) ?? [];
  return {from: word.from, to: position + rest.length};
}

/** Whether a name or value at a position needs a comma before it. */
export const lacksComma = (text: string, position: number): boolean =>
  /[\w"}\]]$/.test(text.slice(0, position).trimEnd());

/** A value that begins at the caret is replaced as well. A name there stays, because a new one can be before it. */
function rangeAt(text: string, position: number): Range {
  const word = wordAt(text, position);
  const isBeforeValue = word.from === word.to && text.slice(0, position).trimEnd().endsWith(':');
  return isBeforeValue && /["\w-]/.test(text.charAt(position)) ? wordAt(text, position + 1) : word;
}

/** @param isNew whether a word that ends at the caret stays, because a new one follows it */
export function caretAt(text: string, position: number, isNew = false): Caret {
  const {from, to} = isNew ? {from: position, to: position} : rangeAt(text, position);
  const standIn = lacksComma(text, from) ? ',""' : '""';
  // An empty string takes the place of what is being typed, so that its path is known while it is broken.
  const {path, isAtPropertyKey} = getLocation(
    text.slice(0, from) + standIn + text.slice(to),
    from + standIn.length - 1,
  );
  return {
    ...{from, to},
    path: isAtPropertyKey ? path.slice(0, -1) : path,
    isName: isAtPropertyKey,
    typed: text.slice(from, position).replaceAll('"', ''),
  };
}
