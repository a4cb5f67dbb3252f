import {POINTS_PER_MINUTE} from '../../../../openapi/model/rateLimit';
import {type Limits, boundedNumber} from '../../../utils/boundedNumber';

/** The numbers of a plan, with their names in the URL. */
export const LIMITS = {
  records: {least: 0, most: 10_000_000, usual: 50_000},
  /** `per_page`. The poller needs room for a record that it repeats. */
  perPage: {least: 2, most: 100, usual: 100},
  /** Records that change in an hour. */
  changes: {least: 0, most: 10_000_000, usual: 600},
  /** Seconds between two passes. */
  interval: {least: 1, most: 86_400, usual: 60},
  /** Points per minute of the team's other integrations. */
  other: {least: 0, most: POINTS_PER_MINUTE - 1, usual: 100},
  /** Milliseconds from a request to the next. */
  latency: {least: 10, most: 60_000, usual: 300},
} as const satisfies Readonly<Record<string, Limits>>;

export type PlanField = keyof typeof LIMITS;
export type PlanValues = Readonly<Record<PlanField, number>>;
/** What the fields of the form contain. */
export type PlanTexts = Readonly<Record<PlanField, string>>;

export const FIELDS = Object.keys(LIMITS) as readonly PlanField[];

const record = <Value>(valueOf: (field: PlanField) => Value): Readonly<Record<PlanField, Value>> =>
  Object.fromEntries(FIELDS.map((field) => [field, valueOf(field)])) as Readonly<Record<PlanField, Value>>;

export const valuesOf = (texts: PlanTexts): PlanValues =>
  record((field) => boundedNumber(texts[field], LIMITS[field]).value);

/** The fields of a link, which can contain anything, and the usual values of the others. */
export function textsIn(search: string): PlanTexts {
  const query = new URLSearchParams(search);
  return record((field) => query.get(field)?.slice(0, 20) ?? String(LIMITS[field].usual));
}

/** The query of a link to a plan. */
export const queryOf = (values: PlanValues): string =>
  new URLSearchParams(FIELDS.map((field) => [field, String(values[field])])).toString();
