import {SyntaxKind, createScanner} from 'jsonc-parser';
import type {Range} from './caret';

/** Names, and the values that have a color. */
export type TokenKind = 'name' | 'string' | 'number' | 'literal';

export interface Token extends Range {
  readonly kind: TokenKind;
}

const KINDS: Partial<Readonly<Record<SyntaxKind, TokenKind>>> = {
  [SyntaxKind.StringLiteral]: 'string',
  [SyntaxKind.NumericLiteral]: 'number',
  [SyntaxKind.TrueKeyword]: 'literal',
  [SyntaxKind.FalseKeyword]: 'literal',
  [SyntaxKind.NullKeyword]: 'literal',
};

/** The colored parts of a line of JSON. A line needs no other one, because no token continues on the next line. */
export function tokensOf(line: string): readonly Token[] {
  const scanner = createScanner(line, true);
  const tokens: Token[] = [];
  for (let kind = scanner.scan(); kind !== SyntaxKind.EOF; kind = scanner.scan()) {
    const last = tokens.at(-1);
    if (kind === SyntaxKind.ColonToken && last?.kind === 'string') tokens.splice(-1, 1, {...last, kind: 'name'});
    const from = scanner.getTokenOffset();
    const found = KINDS[kind];
    if (found) tokens.push({kind: found, from, to: from + scanner.getTokenLength()});
  }
  return tokens;
}
