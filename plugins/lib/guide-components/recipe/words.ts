import {readable} from '../../../../src/features/recipes/core/expressions';
import type {Action, Criterion} from '../../../../src/features/recipes/core/recipe';
import {type Phrasing, code, joined, strong, text} from '../../markdown/nodes';

const conditions = (criteria: readonly Criterion[]): Phrasing[] =>
  joined(criteria.map(({condition}) => [code(readable(condition))]));

/** A line about a step: its label, then more words. */
export type Line = readonly Phrasing[];

const line = (label: string, ...words: Phrasing[]): Line => [strong(text(label)), text(': '), ...words];

/** The conditions without which the recipe ends. */
export const checks = (criteria: readonly Criterion[]): Line => line('Goes on if', ...conditions(criteria));

/** What happens after the step under a condition. */
export const actionLine = ({type, criteria = [], retryAfter = 0, retryLimit = 1}: Action): Line =>
  type === 'end'
    ? line('Ends here if', ...conditions(criteria))
    : line(
        `Repeats after ${String(retryAfter)} seconds, at most ${String(retryLimit)} times, if`,
        ...conditions(criteria),
      );

/** What later steps can use, and its field in the response. */
export const outputLine = (outputs: Readonly<Record<string, string>>): Line =>
  line(
    'Keeps',
    ...joined(Object.entries(outputs).map(([name, from]) => [code(name), text(' from '), code(readable(from))])),
  );

/** What the step uses of earlier ones. `positions` are the numbers of the steps by ID. */
export function usedOutputs(step: unknown, positions: ReadonlyMap<string, number>): Line[] {
  const used = [...JSON.stringify(step).matchAll(/\$steps\.([\w-]+)\.outputs\.([\w-]+)/g)];
  if (used.length === 0) return [];
  const parts = used.map(([, id = '', name = '']) => [code(name), text(` of step ${String(positions.get(id) ?? 0)}`)]);
  return [line('Uses', ...joined(parts))];
}
