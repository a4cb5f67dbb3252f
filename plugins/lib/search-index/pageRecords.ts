import {type HitType, type SearchRecord, type Section, objectIdOf} from '../../../src/features/search/core/record';
import {type Node, blocksOf, parseMarkdown, textOf} from '../markdown/markdown';

/** Fields that all records of a page share. */
export interface PageFacts {
  readonly url: string;
  readonly section: Section;
  readonly title: string;
  readonly version: string;
  /** 1 for current pages, less for others. */
  readonly rank: number;
  readonly group?: string;
  /** URL of the page that replaces it in a newer version of the API. */
  readonly successor?: string;
}

type Extra = Partial<Pick<SearchRecord, 'content' | 'endpoint' | 'keywords' | 'codes' | 'fields'>>;

interface Spot {
  readonly type: HitType;
  readonly anchor?: string;
  /** Headings below the title, down to this one. */
  readonly headings?: readonly string[];
}

/** Weights for hosted search: pages before headings, headings before text. */
const levelOf = (type: HitType): number => (type === 'content' ? 0 : 100 - 10 * Number(type.slice(3)));

export type RecordMaker = (spot: Spot, extra?: Extra) => SearchRecord;

/** Returns a function that makes the records of one page, numbered in call order. */
export function recordMaker(page: PageFacts): RecordMaker {
  const seen = new Map<string, number>();
  let position = 0;
  return ({type, anchor, headings = []}, extra = {}) => {
    const url = anchor ? `${page.url}#${anchor}` : page.url;
    const key = objectIdOf(url, type);
    const ordinal = seen.get(key) ?? 0;
    seen.set(key, ordinal + 1);
    const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headings;
    return {
      objectID: objectIdOf(url, type, ordinal),
      url,
      url_without_anchor: page.url,
      anchor: anchor ?? null,
      type,
      content: null,
      hierarchy: {lvl0: page.section, lvl1: page.title, lvl2, lvl3, lvl4, lvl5, lvl6},
      weight: {pageRank: page.rank, level: levelOf(type), position: position++},
      version: page.version,
      ...(page.group !== undefined && {group: page.group}),
      ...(page.successor !== undefined && {successor: page.successor}),
      ...extra,
    };
  };
}

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
