const MINUTE_MS = 60_000;

/** Whole hours and minutes until a time. Undefined for less than a minute. */
export function timeLeft(until: number, now: number): {readonly hours: number; readonly minutes: number} | undefined {
  const minutes = Math.floor((until - now) / MINUTE_MS);
  return minutes < 1 ? undefined : {hours: Math.floor(minutes / 60), minutes: minutes % 60};
}
