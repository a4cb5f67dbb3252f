import {DEEP_PAGES, POINTS_PER_MINUTE} from '../../openapi/model/rateLimit';

const MINUTE = 60_000;

/** Cost of a request in points. The base cost of every operation is 1. */
export function costOf(method: string, query: URLSearchParams): number {
  const page = method === 'GET' ? Number(query.get('page') ?? 1) : 1;
  return DEEP_PAGES.findLast(({from}) => page >= from)?.points ?? 1;
}

export interface Spending {
  readonly cost: number;
  /** Points left in this minute. */
  readonly remaining: number;
  readonly granted: boolean;
}

/** Counts the points of each token in the current minute of the clock. */
export class RateLimit {
  #minute = 0;
  readonly #spent = new Map<string, number>();

  /** @param now milliseconds since the epoch. */
  constructor(private readonly now: () => number = Date.now) {}

  /** Spends points if enough are left. A rejected request costs nothing. */
  spend(token: string, cost: number): Spending {
    const minute = Math.floor(this.now() / MINUTE);
    if (minute !== this.#minute) this.#spent.clear();
    this.#minute = minute;
    const spent = this.#spent.get(token) ?? 0;
    const granted = spent + cost <= POINTS_PER_MINUTE;
    if (granted) this.#spent.set(token, spent + cost);
    return {cost, granted, remaining: POINTS_PER_MINUTE - spent - (granted ? cost : 0)};
  }
}
