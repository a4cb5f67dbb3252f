import {type Node, blocksOf, textOf} from '../markdown/nodes';
import {parseMarkdown} from '../markdown/markdown';

/** Characters of text in a record: enough for ranking, and few enough for precise anchors. */
const LENGTH = 300;

const isBox = (node: Node): boolean =>
  (node.type as string) === 'listItem' || (node.type as string) === 'tableCell' || blocksOf([node])[0] === node;

function read(node: Node): string {
  // Programs and examples have the words of their language, and values that no reader searches for.
  if (node.type === 'break' || node.type === 'code') return ' ';
  const words = 'children' in node ? (node.children as Node[]).map(read).join('') : textOf([node]);
  return isBox(node) ? ` ${words} ` : words;
}

/** The visible words of nodes without code blocks, with one space between boxes and words. */
export const wordsOf = (nodes: readonly Node[]): string => nodes.map(read).join('').replaceAll(/\s+/g, ' ').trim();

/** The visible words of a text of the page model. */
export const plainText = (markdown: string): string => wordsOf(parseMarkdown(markdown));

/** Joins pieces of text to texts of about 300 characters, without splitting a piece. */
export function joinPieces(pieces: readonly string[]): string[] {
  const texts: string[] = [];
  for (const piece of pieces.filter(Boolean)) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + piece.length < LENGTH) texts[texts.length - 1] = `${last} ${piece}`;
    else texts.push(piece);
  }
  return texts;
}
