import type {PlacedOperation} from '@site/openapi/model/spec';
import {DEEP_PAGES} from '@site/openapi/model/rateLimit';
import type {Values} from './values';

/** Cost of the entered page in points, if it is a deep page. */
export function deepPageCost(operation: PlacedOperation, values: Values): number | undefined {
  const cost = operation['x-rate-limit-cost'];
  const page = Number(values['query:page']?.[0] ?? 1);
  const step = DEEP_PAGES.findLast(({from}) => page >= from);
  return cost?.deepPages && step ? Math.max(step.points, cost.base) : undefined;
}
