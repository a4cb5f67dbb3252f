import type {Table} from 'mdast';
import {DEEP_PAGES, POINTS_PER_MINUTE} from '../../../../openapi/model/rateLimit';
import {text} from '../../markdown/nodes';
import {table} from './cells';

/** The cost of a page of a list, by its number, and how many requests the points of a minute allow. */
export function deepPageTable(): Table {
  const steps = [{from: 1, points: 1}, ...DEEP_PAGES];
  const rows = steps.map(({from, points}, index) => {
    const next = steps[index + 1]?.from;
    const pages = next === undefined ? `${String(from)} and above` : `${String(from)} to ${String(next - 1)}`;
    return [pages, String(points), String(POINTS_PER_MINUTE / points)].map((cell) => [text(cell)]);
  });
  return table(['Page', 'Cost', 'Requests per minute with the full budget'], rows);
}
