import {createSlugger} from '@docusaurus/utils';
import {guidesRoot} from '../../../src/config/routes';
import type {SearchRecord} from '../../../src/features/search/core/record';
import type {SitePage} from '../site-pages/sitePage';
import {type Block, type Node, anchorOf, within} from '../markdown/markdown';
import {type PageFacts, type RecordMaker, joinPieces, recordMaker, wordsOf} from './pageRecords';

/** Landing pages and the indexes of sections repeat parts of guides. */
const REPEATED = 0.7;
/** Guides that every integration needs rank first; recipes repeat parts of guides and of operations. */
const SECTION_RANKS: Readonly<Record<string, number>> = {'api-basics': 1.15, recipes: 0.6};

/** Links to other pages would match words of those pages. */
const ONWARD = /^next steps$/i;

function factsOf({pathname: url, title}: SitePage): PageFacts {
  const facts = {url, title, section: 'Docs', version: 'current'} as const;
  if (!url.startsWith(guidesRoot)) return {...facts, rank: REPEATED};
  const [section = '', page] = url.slice(guidesRoot.length).split('/').filter(Boolean);
  const isPage = page !== undefined || section === 'intro';
  return {...facts, rank: isPage ? (SECTION_RANKS[section] ?? 1) : REPEATED};
}

/** What search shows on its own: the top of a page, a heading, or a table row with an anchor. */
interface Part {
  readonly anchor?: string;
  readonly headings: readonly string[];
  readonly pieces: string[];
}

const anchorIn = (nodes: readonly Node[]): string | undefined => [...within(nodes)].map(anchorOf).find(Boolean);

/** A caption, the label of a tab, or the title of an admonition. */
const isLabel = (block: Block): boolean =>
  block.type === 'paragraph' && block.children.length === 1 && block.children[0]?.type === 'strong';

/** The texts of a block that belong together, without headings and tables. */
function piecesOf(block: Block): string[] {
  if (block.type === 'list') return block.children.map(({children}) => wordsOf(children));
  if (block.type === 'blockquote') return block.children.flatMap((child) => piecesOf(child));
  return isLabel(block) ? [] : [wordsOf([block])];
}

const rowPart = ({children}: Extract<Block, {type: 'table'}>['children'][number], {headings}: Part): Part => {
  const cells = children.map((cell) => cell.children);
  const anchor = anchorIn(cells.flat());
  const words = cells.map(wordsOf).join(' ');
  return {anchor, headings: [...headings, anchor ?? ''].slice(0, 5), pieces: [words]};
};

function partsOf(blocks: readonly Block[]): Part[] {
  const slugger = createSlugger();
  let current: Part = {headings: [], pieces: []};
  const parts = [current];
  for (const block of blocks) {
    if (block.type === 'heading') {
      const text = wordsOf(block.children);
      const headings = [...current.headings.slice(0, block.depth - 2), text];
      current = {anchor: anchorIn(block.children) ?? slugger.slug(text), headings, pieces: []};
      parts.push(current);
    } else if (block.type === 'table') {
      for (const row of block.children.map((one) => rowPart(one, current))) {
        if (row.anchor === undefined) current.pieces.push(...row.pieces);
        else parts.push(row);
      }
    } else current.pieces.push(...piecesOf(block));
  }
  return parts.filter(({headings}) => !headings.some((heading) => ONWARD.test(heading)));
}

function recordsOf({anchor, headings, pieces}: Part, make: RecordMaker, page: SitePage): SearchRecord[] {
  const type = `lvl${String(headings.length + 1)}` as SearchRecord['type'];
  const {description, keywords} = page;
  return [
    make({type, anchor, headings}, type === 'lvl1' ? {content: description || null, ...(keywords && {keywords})} : {}),
    ...joinPieces(pieces).map((content) => make({type: 'content', anchor, headings}, {content})),
  ];
}

/** The records of a guide or landing page: its title, its headings, and the text below them. */
export function guideRecords(page: SitePage): SearchRecord[] {
  const make = recordMaker(factsOf(page));
  return partsOf(page.content()).flatMap((part) => recordsOf(part, make, page));
}
