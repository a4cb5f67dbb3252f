import {POINTS_PER_MINUTE, pageCost} from '../../../../openapi/model/rateLimit';
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
type PlanTexts = Readonly<Record<PlanField, string>>;

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

export const queryOf = (values: PlanValues): string =>
  new URLSearchParams(FIELDS.map((field) => [field, String(values[field])])).toString();

/** One run over a list, with one request at a time. */
export interface Pass {
  readonly requests: number;
  readonly points: number;
  /** Undefined if a single request costs more than the points that are left in a minute. */
  readonly minutes: number | undefined;
  /** The minute, from 1, in which the API returns 429 to a program that doesn't wait before. */
  readonly first429: number | undefined;
  /** Points of the minute that has the most, or those of one more request. */
  readonly peak: number;
}

const MINUTE = 60_000;

/**
 * A pass that begins with a clock minute, and waits for the next one when its points are spent. Requests at the highest
 * cost are added at once when they never wait, or when each minute is like the one before.
 * @param costOf points of a request, by its number from 1; they never decrease
 * @param latency of a request, in milliseconds
 */
export function passOf(requests: number, costOf: (request: number) => number, share: number, latency: number): Pass {
  const highest = costOf(requests);
  /** The most requests at the highest cost that begin in a minute, and that the points of a minute allow. */
  const [begun, allowed] = [Math.ceil(MINUTE / latency), Math.max(1, Math.floor(share / highest))];
  let [clock, minute, spent, points] = [0, 0, 0, 0];
  let first429: number | undefined;
  let peak = 0;
  const add = (count: number, cost: number): void => {
    spent += count * cost;
    points += count * cost;
    clock += count * latency;
  };
  for (let request = 1; request <= requests; request += 1) {
    const cost = costOf(request);
    if (Math.floor(clock / MINUTE) > minute) [minute, spent] = [Math.floor(clock / MINUTE), 0];
    if (cost === highest && begun * cost <= share) {
      const left = requests - request + 1;
      const now = Math.min(left, Math.ceil(((minute + 1) * MINUTE - clock) / latency));
      peak = Math.max(peak, spent + now * cost, Math.min(left - now, begun) * cost);
      add(left, cost);
      break;
    }
    if (spent + cost > share) {
      first429 ??= minute + 1;
      const full = cost === highest ? Math.floor((requests - request) / allowed) : 0;
      add(full * allowed, cost);
      request += full * allowed;
      if (full > 0) peak = Math.max(peak, allowed * cost);
      [minute, spent] = [minute + 1 + full, 0];
      clock = minute * MINUTE;
    }
    add(1, cost);
    peak = Math.max(peak, spent);
  }
  return {requests, points, minutes: highest > share ? undefined : clock / MINUTE, first429, peak};
}

/** Units of the time between two passes, with their seconds, from the longest. */
export const UNITS = {day: 86_400, hour: 3600, minute: 60, second: 1} as const;
export type Unit = keyof typeof UNITS;

/** The longest unit of which a time is a whole number. */
export const unitOf = (seconds: number): Unit =>
  (Object.keys(UNITS) as Unit[]).find((unit) => seconds % UNITS[unit] === 0) ?? 'second';

/** Seconds between the passes of common syncs. */
export const PRESETS = {nightly: UNITS.day, quarterHour: 15 * UNITS.minute, minute: UNITS.minute} as const;

/** Requests of the poller: each page after the first begins with the last record of the one before, and the last isn't full. */
const cursorRequests = (records: number, size: number): number =>
  Math.max(1, 1 + Math.floor((records - 1) / (size - 1)));

/** A pass that begins again each interval, of which a minute can have several. */
function repeated(pass: Pass, interval: number, share: number): Pass {
  const times = Math.ceil(60 / Math.max(interval, (pass.minutes ?? 1) * 60));
  if (times === 1) return pass;
  const points = times * pass.points;
  return {
    ...pass,
    peak: Math.max(pass.peak, Math.min(points, share)),
    first429: pass.first429 ?? (points > share ? 1 : undefined),
  };
}

/** What reading a list costs, by the facts of `openapi/model/rateLimit.ts`. */
export function planOf({records, perPage, changes, interval, other, latency}: PlanValues) {
  const share = POINTS_PER_MINUTE - other;
  const cursorPass = (count: number): Pass => passOf(cursorRequests(count, perPage), () => 1, share, latency);
  // A list has each record once, and the record of the cursor is repeated.
  const changed = cursorPass(Math.min(records, Math.ceil((changes * interval) / 3600)) + 1);
  const incremental = repeated(changed, interval, share);
  return {
    /** Points per minute that other traffic leaves. */
    share,
    /** Average of the poller when it is up to date. */
    pointsPerMinute: (incremental.points * 60) / interval,
    incremental,
    byCursor: cursorPass(records),
    byPage: passOf(Math.max(1, Math.ceil(records / perPage)), pageCost, share, latency),
  };
}

export type Plan = ReturnType<typeof planOf>;
