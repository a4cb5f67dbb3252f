import {POINTS_PER_MINUTE} from '../../../../openapi/model/rateLimit';

/** The points that callers spend in a minute of the clock. */
export class RateLimit {
  readonly #spent = new Map<string, number>();
  #minute = 0;

  /** @param now milliseconds since the epoch. @param pointsPerMinute of each caller, by default those of the API */
  constructor(
    private readonly now: () => number,
    private readonly pointsPerMinute = POINTS_PER_MINUTE,
  ) {}

  /** Spends points if enough are left. A rejected request costs nothing. */
  spend(key: string, cost: number): {readonly remaining: number; readonly granted: boolean} {
    const left = this.#left(key);
    const granted = cost <= left;
    const spent = granted ? cost : 0;
    this.#spent.set(key, (this.#spent.get(key) ?? 0) + spent);
    return {remaining: left - spent, granted};
  }

  /** Spends the points that a caller has left in this minute, so that the next request gets a 429. */
  spendAll(key: string): void {
    this.spend(key, this.#left(key));
  }

  /** The minute of the clock, and the points that a caller spent in it. */
  spent(key: string): string {
    return `${String(this.#minute)} ${String(this.#spent.get(key) ?? 0)}`;
  }

  /** Continues with the points of an earlier {@link spent}. If it isn't one, returns false. */
  continueFrom(key: string, spent: string): boolean {
    if (!/^\d{1,9} \d{1,4}$/.test(spent)) return false;
    const [minute = 0, points = 0] = spent.split(' ').map(Number);
    this.#minute = minute;
    this.#spent.set(key, points);
    return true;
  }

  /** Forgets what a caller spent, or what all callers did. */
  reset(key?: string): void {
    if (key === undefined) this.#spent.clear();
    else this.#spent.delete(key);
  }

  /** The points of a caller in this minute of the clock. */
  #left(key: string): number {
    const minute = Math.floor(this.now() / 60_000);
    if (minute !== this.#minute) this.#spent.clear();
    this.#minute = minute;
    return this.pointsPerMinute - (this.#spent.get(key) ?? 0);
  }
}
