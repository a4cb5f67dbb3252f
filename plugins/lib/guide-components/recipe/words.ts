import {readable} from '../../../../src/features/recipes/core/expressions';
import type {Action, Criterion} from '../../../../src/features/recipes/core/recipe';
import {type ListItem, type Phrasing, code, item, joined, list, paragraph, strong, text} from '../../markdown/nodes';

const conditions = (criteria: readonly Criterion[]): Phrasing[] =>
  joined(criteria.map(({condition}) => [code(readable(condition))]));

/** A line about a step: its label, then more words. */
export type Line = readonly Phrasing[];

const line = (label: string, ...words: Phrasing[]): Line => [strong(text(label)), text(': '), ...words];

/** The conditions without which the recipe ends, each with what a run says if it isn't met. */
export function checks(criteria: readonly Criterion[]): ListItem {
  const ofStatus = line('Continues if', ...conditions(criteria.filter((one) => !one['x-reason'])));
  const others = criteria.flatMap(({condition, 'x-reason': reason}) =>
    reason ? [item(paragraph(code(readable(condition)), text(`. Otherwise: ${reason}`)))] : [],
  );
  return others.length === 0
    ? item(paragraph(...ofStatus))
    : item(paragraph(...ofStatus, text(', and:')), list(others));
}

/** What happens after the step under a condition. */
export const actionLine = ({
  type,
  criteria = [],
  retryAfter = 0,
  retryLimit = 1,
  'x-reason': reason = '',
}: Action): Line =>
  type === 'end'
    ? line('Ends here if', ...conditions(criteria), text(`. ${reason}`))
    : line(
        `Repeats after ${String(retryAfter)} seconds, at most ${String(retryLimit)} times, if`,
        ...conditions(criteria),
      );

/** What later steps can use, and its field in the response. */
export const outputLine = (outputs: Readonly<Record<string, string>>): Line =>
  line(
    'Saves',
    ...joined(Object.entries(outputs).map(([name, from]) => [code(name), text(' from '), code(readable(from))])),
  );

/** What the step uses of earlier ones. `positions` are the numbers of the steps by ID. */
export function usedOutputs(step: unknown, positions: ReadonlyMap<string, number>): Line[] {
  const used = [...JSON.stringify(step).matchAll(/\$steps\.([\w-]+)\.outputs\.([\w-]+)/g)];
  if (used.length === 0) return [];
  const parts = used.map(([, id = '', name = '']) => [
    code(name),
    text(` from step ${String(positions.get(id) ?? 0)}`),
  ]);
  return [line('Uses', ...joined(parts))];
}
