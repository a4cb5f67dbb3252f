import type {Operation} from './spec';

export const POINTS_PER_MINUTE = 600;

/** Cost of deep list pages, each from a page on, for operations with a base cost of 1 point. */
export const DEEP_PAGES: readonly {readonly from: number; readonly points: number}[] = [
  {from: 101, points: 3},
  {from: 151, points: 8},
  {from: 251, points: 10},
  {from: 501, points: 30},
];

/** Points of a page of a list, for an operation with a base cost of 1 point. */
export const pageCost = (page: number): number => DEEP_PAGES.findLast(({from}) => page >= from)?.points ?? 1;

/** Cost of a request in points. An unknown path costs 1. */
export function costOf(operation: Operation | undefined, query: URLSearchParams): number {
  const {base = 1, deepPages = false} = operation?.['x-rate-limit-cost'] ?? {};
  return deepPages ? Math.max(base, pageCost(Number(query.get('page')))) : base;
}
