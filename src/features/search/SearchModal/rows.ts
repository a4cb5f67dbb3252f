import {siteUrl} from '@site/src/config/siteUrl';
import {escapeHtml} from '@site/src/utils/escapeHtml';
import {pageOf} from '../core/groupHits';
import {LEVELS, type Level, type Hit} from '../core/record';

/** A row of the results: a hit, or one that is folded below the row of another. */
export interface Row {
  readonly hit: Hit;
  readonly below?: Hit;
}

/** What a row shows. Each text can have marks: `<mark>`. */
export interface RowTexts {
  readonly title: string;
  readonly isField: boolean;
  /** Where the hit is: its type and heading for a field. */
  readonly context: readonly string[];
  /** Title of its page, unless it is the title. */
  readonly page: string;
  /** Description, text, or method and path. Folded rows have none. */
  readonly text: string;
  readonly fold: 'none' | 'page' | 'field';
}

/** Maximum number of rows, folded ones included. */
export const MAX_ROWS = 17;
/** Folded hits of the first row, which is selected. Those of others would push pages down. */
const FOLDED = 1;

const isField = ({fieldType}: Hit): boolean => typeof fieldType === 'string';

export const rowsOf = (hits: readonly Hit[]): Row[] =>
  hits
    .flatMap((hit, at): Row[] => [
      {hit},
      ...(hit.more ?? []).slice(0, at === 0 ? FOLDED : 0).map((one) => ({hit: one, below: hit})),
    ])
    .slice(0, MAX_ROWS);

/** Whether a marked text is a method and a path, and both. */
export const ENDPOINT = /^(?:<mark>)?(GET|POST|PUT|PATCH|DELETE)(?:<\/mark>)? (.+)$/;

/** The level whose text names a hit: that of a text is its last heading. */
const levelOf = ({type, hierarchy}: Hit): Level =>
  type === 'content' ? (LEVELS.findLast((level) => Boolean(hierarchy[level])) ?? 'lvl1') : type;

/** The texts of a row. Titles and paths are whole, and other texts are snippets. */
export function textsOf({hit, below}: Row): RowTexts {
  const {hierarchy, _snippetResult: snippets} = hit;
  // The service can leave out marks.
  const marked: Partial<Hit['_highlightResult']> = hit._highlightResult;
  const textAt = (level: Level): string => marked.hierarchy?.[level]?.value ?? hierarchy[level] ?? '';
  const fold = below === undefined ? 'none' : pageOf(below) === pageOf(hit) ? 'page' : 'field';
  const level = fold === 'field' ? 'lvl1' : levelOf(hit);
  const whole = marked.content?.value ?? hit.content ?? '';
  return {
    title: textAt(level),
    isField: isField(hit) && fold !== 'field',
    context: isField(hit) ? [hit.fieldType ?? '', textAt('lvl2')].filter(Boolean) : [],
    page: level === 'lvl1' ? '' : textAt('lvl1'),
    text: fold !== 'none' ? '' : ENDPOINT.test(whole) ? whole : (snippets.content?.value ?? ''),
    fold,
  };
}

/** The path of a URL on this site, also on a preview of it. The hosted index can have absolute URLs. Others become the home page. */
export function safeUrl(url: string, origin: string): string {
  if (!URL.canParse(url, origin)) return '/';
  const target = new URL(url, origin);
  if (![origin, siteUrl].includes(target.origin)) return '/';
  // Two slashes would begin another host.
  return target.pathname.replace(/^\/+/, '/') + target.search + target.hash;
}

/**
 * Rows as the library needs them to keep their order. It groups hits by the marked text of their section, and then by title:
 * here all have one section, and titles of different pages differ in spaces at their end. It writes the texts of recent and
 * favorite searches as HTML, so they are escaped.
 * @param group name of the only group
 */
export function itemsOf(rows: readonly Row[], {origin, group}: {readonly origin: string; readonly group: string}) {
  const countOf = new Map<string, number>();
  return rows.map((row, at) => {
    const {hit} = row;
    const {lvl1 = ''} = hit.hierarchy as {readonly lvl1?: string};
    const previous = rows[at - 1]?.hit;
    // Rows of one page share a title. The library looks for the page of a chosen text among them.
    const isNext = previous !== undefined && pageOf(previous) === pageOf(hit);
    const count = (countOf.get(lvl1) ?? 0) + (isNext ? 0 : 1);
    countOf.set(lvl1, count);
    const escaped = LEVELS.map((level) => [level, hit.hierarchy[level] && escapeHtml(hit.hierarchy[level])] as const);
    return {
      ...hit,
      more: undefined,
      url: safeUrl(hit.url, origin),
      content: null,
      hierarchy: {...Object.fromEntries(escaped), lvl1: escapeHtml(lvl1) + ' '.repeat(count)},
      _highlightResult: {hierarchy: {lvl0: {value: group}}},
      // Not stored with recent searches, which the library shows.
      _snippetResult: textsOf(row),
    };
  });
}
