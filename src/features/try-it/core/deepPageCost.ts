import type {PlacedOperation} from '@site/openapi/model/spec';
import {DEEP_PAGES} from '@site/openapi/model/deepPages';
import type {Values} from './values';

/** Points of a call for the page that is filled in, when it is one that costs more; undefined otherwise. */
export function deepPageCost(operation: PlacedOperation, values: Values): number | undefined {
  const cost = operation['x-rate-limit-cost'];
  const page = Number(values['query:page']?.[0] ?? 1);
  const step = DEEP_PAGES.findLast(({from}) => page >= from);
  return cost?.deepPages && step ? Math.max(step.points, cost.base) : undefined;
}
