import {SyntaxKind, createScanner} from 'jsonc-parser';

const OPENERS: ReadonlySet<SyntaxKind> = new Set([SyntaxKind.OpenBraceToken, SyntaxKind.OpenBracketToken]);
const CLOSERS: ReadonlySet<SyntaxKind> = new Set([SyntaxKind.CloseBraceToken, SyntaxKind.CloseBracketToken]);
const BLANKS: ReadonlySet<SyntaxKind> = new Set([SyntaxKind.Trivia, SyntaxKind.LineBreakTrivia]);
const COMMENTS: ReadonlySet<SyntaxKind> = new Set([SyntaxKind.LineCommentTrivia, SyntaxKind.BlockCommentTrivia]);

/** The whitespace between two tokens. */
function between(before: SyntaxKind, after: SyntaxKind, line: string): string {
  if (OPENERS.has(before)) return CLOSERS.has(after) ? '' : line;
  if (before === SyntaxKind.CommaToken || CLOSERS.has(after)) return line;
  if (before === SyntaxKind.ColonToken) return ' ';
  return after === SyntaxKind.CommaToken || after === SyntaxKind.ColonToken ? '' : ' ';
}

/** Indents JSON by two spaces. Tokens stay as they are written, and so do those of a broken text. */
export function formatJson(text: string): string {
  const scanner = createScanner(text);
  const tokenText = (): string =>
    text.slice(scanner.getTokenOffset(), scanner.getTokenOffset() + scanner.getTokenLength());
  let [depth, result, before] = [0, '', SyntaxKind.EOF];
  for (let kind = scanner.scan(); kind !== SyntaxKind.EOF; kind = scanner.scan()) {
    if (BLANKS.has(kind)) continue;
    // A comment would take in what is moved to its line.
    if (COMMENTS.has(kind)) return text;
    if (CLOSERS.has(kind)) depth = Math.max(0, depth - 1);
    const line = `\n${'  '.repeat(depth)}`;
    result += (before === SyntaxKind.EOF ? '' : between(before, kind, line)) + tokenText();
    if (OPENERS.has(kind)) depth += 1;
    before = kind;
  }
  return result;
}

/** The same place in a formatted text: after as many characters that aren't whitespace. */
export function caretAfterFormat(before: string, position: number, after: string): number {
  let left = before.slice(0, position).replaceAll(/\s/g, '').length;
  let caret = 0;
  for (; left > 0 && caret < after.length; caret++) if (!/\s/.test(after.charAt(caret))) left -= 1;
  return caret;
}
