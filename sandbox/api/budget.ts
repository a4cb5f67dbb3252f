/** Points that a token can spend per minute. */
export const BUDGET = 600;
const MINUTE = 60_000;

/** From this page on a request costs so many points, as the guide on rate limits says. */
const DEEP_PAGES: readonly (readonly [page: number, cost: number])[] = [
  [501, 30],
  [251, 10],
  [151, 8],
  [101, 3],
];

/** Cost of a request in points. The base cost of every operation is 1. */
export function costOf(method: string, query: URLSearchParams): number {
  const page = method === 'GET' ? Number(query.get('page') ?? 1) : 1;
  return DEEP_PAGES.find(([from]) => page >= from)?.[1] ?? 1;
}

export interface Spending {
  readonly cost: number;
  /** Points left in this minute. */
  readonly remaining: number;
  readonly granted: boolean;
}

/** Counts the points of each token in the current minute of the clock. */
export class Budget {
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
    const granted = spent + cost <= BUDGET;
    if (granted) this.#spent.set(token, spent + cost);
    return {cost, granted, remaining: BUDGET - spent - (granted ? cost : 0)};
  }
}
