import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {Hit} from '../../src/features/search/core/response';

/** A query with the pages that answer it. */
export interface Judged {
  readonly kind: string;
  readonly query: string;
  /** Addresses with their slashes. */
  readonly pages: ReadonlySet<string>;
  /** The engine is tuned by the first part only. */
  readonly part: 'tuning' | 'test';
}

interface Row extends Pick<Partial<Judged>, 'part'> {
  readonly query: string;
  readonly pages: readonly string[];
}

const addressOf = (page: string): string => `/${page.replace(/^(api|platform)\//, 'docs/$1/')}/`;

export function readJudged(file = 'tests/search/judged.yaml'): Judged[] {
  const kinds = parse(readFileSync(file, 'utf8')) as Readonly<Record<string, readonly Row[]>>;
  return Object.entries(kinds).flatMap(([kind, rows]) =>
    rows.map(({query, pages, part = 'tuning'}): Judged => ({kind, query, pages: new Set(pages.map(addressOf)), part})),
  );
}

export interface Score {
  readonly judged: Judged;
  /** Place of the first right hit, from 1; undefined when none of the first ten is right. */
  readonly rank: number | undefined;
  readonly hits: readonly string[];
}

/** Judges the hits of a query, each of them: three sections of one wrong page are three wrong hits. */
export function scoreOf(judged: Judged, hits: readonly Pick<Hit, 'url' | 'url_without_anchor'>[]): Score {
  const place = hits.slice(0, 10).findIndex((hit) => judged.pages.has(hit.url_without_anchor));
  return {judged, rank: place === -1 ? undefined : place + 1, hits: hits.map(({url}) => url)};
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean reciprocal rank within ten: 1 when the first hit of every query is right. */
export const mrr = (scores: readonly Score[]): number => mean(scores.map(({rank}) => (rank ? 1 / rank : 0)));

/** Share of queries with a right hit among the first three. */
export const success = (scores: readonly Score[]): number => mean(scores.map(({rank = 11}) => (rank <= 3 ? 1 : 0)));
