import {POINTS_PER_MINUTE} from '@site/openapi/model/rateLimit';

const MINUTE = 60_000;

export interface Spending {
  readonly cost: number;
  /** Points left in this minute. */
  readonly remaining: number;
  readonly granted: boolean;
}

/** Counts the points of each caller in the current minute of the clock. */
export class RateLimit {
  #minute = 0;
  readonly #spent = new Map<string, number>();

  /** @param now milliseconds since the epoch */
  constructor(
    private readonly now: () => number,
    private readonly budget = POINTS_PER_MINUTE,
  ) {}

  /** Restores all points of a caller, or of all callers. */
  reset(key?: string): void {
    if (key === undefined) this.#spent.clear();
    else this.#spent.delete(key);
  }

  /** Spends points if enough are left. A rejected request costs nothing. */
  spend(key: string, cost: number): Spending {
    const minute = Math.floor(this.now() / MINUTE);
    if (minute !== this.#minute) this.#spent.clear();
    this.#minute = minute;
    const spent = this.#spent.get(key) ?? 0;
    const granted = spent + cost <= this.budget;
    if (granted) this.#spent.set(key, spent + cost);
    return {cost, granted, remaining: this.budget - spent - (granted ? cost : 0)};
  }
}
