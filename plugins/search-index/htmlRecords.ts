import {type CheerioAPI, load} from 'cheerio';
import type {SearchRecord} from '../../src/features/search/core/record';
import {type PageFacts, type RecordMaker, recordMaker} from './pageRecords';
import {LONGEST_CODE, joinPieces} from './plainText';

/** Interactive elements are not searchable. */
const NOT_TEXT =
  'nav, button, [data-unverified], script, style, svg, figcaption, .hash-link, .theme-doc-toc-mobile, .pagination-nav, .theme-doc-version-badge, [hidden]';
const BLOCKS = 'h2, h3, h4, h5, h6, p, li, tr, pre, dt, dd, summary';
const WITHIN = 'p, li, tr, pre, dd';

/** Links to other pages would match words of those pages. */
const ONWARD = /^next steps$/i;

type Node = ReturnType<CheerioAPI>;

const textOf = (node: Node): string =>
  node
    .text()
    // Docusaurus adds a zero-width space to each heading's link.
    .replaceAll(/[\u200B\uFEFF]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Inline elements. All others are blocks. */
const INLINE = 'a, abbr, b, bdi, cite, code, em, i, kbd, mark, q, s, small, span, strong, sub, sup, time, u, var, wbr';

/**
 * Adds spaces where only layout separates texts: around blocks, and between adjacent elements. Code stays unchanged.
 */
function separateBoxes($: CheerioAPI, root: Node): void {
  root.find('*').each((_, element) => {
    const node = $(element);
    if (node.parents('pre, code').length > 0 && !node.is('br')) return;
    if (!node.is(INLINE)) node.before(' ').after(' ');
    else if (element.next && 'name' in element.next) node.after(' ');
  });
}

interface Part {
  readonly anchor?: string;
  readonly headings: readonly string[];
  readonly pieces: string[];
}

/** What the front matter of a page says about it. */
type About = Pick<SearchRecord, 'content' | 'keywords'>;

function aboutOf($: CheerioAPI): About {
  const of = (name: string): string => $(`meta[name=${name}]`).attr('content') ?? '';
  const keywords = of('keywords').split(',').filter(Boolean);
  return {content: of('description') || null, ...(keywords.length > 0 && {keywords})};
}

/** The records of a heading, or of the top of the page, with the text below it. */
function recordsOf({anchor, headings, pieces}: Part, make: RecordMaker, about: About): SearchRecord[] {
  const type = `lvl${String(headings.length + 1)}` as SearchRecord['type'];
  return [
    make({type, anchor, headings}, type === 'lvl1' ? about : {}),
    ...joinPieces(pieces).map((content) => make({type: 'content', anchor, headings}, {content})),
  ];
}

/** A table row with an anchor, as in the list of webhook events. */
function namedRow($: CheerioAPI, node: Node, headings: readonly string[]): Part | undefined {
  const named = node.is('tr') ? node.find('[id]').first() : undefined;
  const anchor = named?.attr('id');
  if (!named || anchor === undefined) return undefined;
  return {anchor, headings: [...headings, textOf($(named))].slice(0, 5), pieces: [textOf(node)]};
}

function partsOf($: CheerioAPI, root: Node): Part[] {
  let current: Part = {headings: [], pieces: []};
  const parts = [current];
  root.find(BLOCKS).each((_, element) => {
    const node = $(element);
    const text = textOf(node);
    const {tagName} = element;
    if (/^h\d$/.test(tagName)) {
      const depth = Number(tagName.slice(1)) - 2;
      current = {anchor: node.attr('id'), headings: [...current.headings.slice(0, depth), text], pieces: []};
      parts.push(current);
    } else if (text && node.parents(WITHIN).length === 0 && !(tagName === 'pre' && text.length > LONGEST_CODE)) {
      const row = namedRow($, node, current.headings);
      if (row) parts.push(row);
      else current.pieces.push(text);
    }
  });
  return parts.filter(({headings}) => !headings.some((heading) => ONWARD.test(heading)));
}

/** Whether a page has `noindex`. */
const isUnlisted = ($: CheerioAPI): boolean => ($('meta[name=robots]').attr('content') ?? '').includes('noindex');

/**
 * Records of a built page: its title, its headings, and the text below them. None for a page with `noindex`.
 * @throws when the page has no title
 */
export function htmlRecords(html: string, facts: Omit<PageFacts, 'title'>): SearchRecord[] {
  const $ = load(html);
  if (isUnlisted($)) return [];
  const title = textOf($('main h1').first());
  if (!title) throw new Error(`${facts.url} has no h1, which search would show as its title.`);
  const root = $('main article').has('h1').first();
  root.find(NOT_TEXT).remove();
  separateBoxes($, root);
  const make = recordMaker({...facts, title});
  const about = aboutOf($);
  if (root.length === 0) return [make({type: 'lvl1'}, about)];
  return partsOf($, root).flatMap((part) => recordsOf(part, make, about));
}

/** All IDs of a page. */
export const idsOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)].map(([, a, b, c]) => a ?? b ?? c ?? ''));
