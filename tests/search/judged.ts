import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {guidesRoot, referenceRoot} from '../../src/config/routes';
import type {Hit} from '../../src/features/search/core/record';

/** A query with the pages that serve it. */
export interface Judged {
  readonly kind: string;
  readonly query: string;
  /** URLs with their slashes. */
  readonly pages: ReadonlySet<string>;
  /** The engine is tuned by the first part only. */
  readonly part: 'tuning' | 'test';
}

/** Operations of a resource, as IDs end. */
const OPERATIONS = ['-index', '-show', '-create', '-update', '-destroy'];

const ALL = /\/\*$/;
const isReference = (page: string): boolean => page.startsWith('1.0/') || (!page.includes('/') && page !== 'intro');

/** URLs of a page as queries.yaml names it. */
function urlsOf(page: string): string[] {
  if (page.startsWith('#')) return [page];
  if (page.startsWith('/')) return [`${page}/`];
  const resource = page.replace(ALL, '');
  if (!isReference(resource)) return [`${guidesRoot}${page}/`];
  return ['', ...(resource === page ? [] : OPERATIONS)].map((operation) => `${referenceRoot}${resource}${operation}/`);
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/** A query's part never changes, whatever is added around it. The low bit alone follows the last letter, so it takes a high one. */
const partOf = (query: string): Judged['part'] => ((hashOf(query) >>> 16) % 2 === 0 ? 'tuning' : 'test');

/** Pages of a query that no page is about. */
const NONE = 'none';

type Queries = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The judged queries of a file by kind: half for tuning, half for the test. */
export function readQueries(file: string): Judged[] {
  const kinds = parse(readFileSync(`tests/search/${file}.yaml`, 'utf8')) as Queries;
  return Object.entries(kinds).flatMap(([kind, rows]) =>
    Object.entries(rows).map(([query, pages]): Judged => {
      return {kind, query, pages: new Set(pages === NONE ? [] : pages.split(' ').flatMap(urlsOf)), part: partOf(query)};
    }),
  );
}

export interface Score {
  readonly judged: Judged;
  /** Position of the first right row, from 1. Undefined when none of the first ten is right. */
  readonly rank: number | undefined;
  readonly hits: readonly string[];
}

/** The field that a URL leads to, of whatever page: `#owner_id`. */
const fieldIn = (url: string): string => `#${/#[a-z]+-(?:.*\.)?(\w+)$/.exec(url)?.[1] ?? ''}`;

/** Judges the rows of a query as the modal shows them. A right page among the hits below a row doesn't count. */
export function scoreOf(judged: Judged, rows: readonly Pick<Hit, 'url' | 'url_without_anchor'>[]): Score {
  const at =
    judged.pages.size === 0
      ? -rows.length
      : rows
          .slice(0, 10)
          .findIndex((row) => judged.pages.has(row.url_without_anchor) || judged.pages.has(fieldIn(row.url)));
  return {judged, rank: at < 0 ? undefined : at + 1, hits: rows.map(({url}) => url)};
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean reciprocal rank within ten: 1 when the first hit of every query is right. */
export const mrr = (scores: readonly Score[]): number => mean(scores.map(({rank}) => (rank ? 1 / rank : 0)));

/** Share of queries with a right hit among the first three. */
export const success = (scores: readonly Score[]): number => mean(scores.map(({rank = 11}) => (rank <= 3 ? 1 : 0)));
