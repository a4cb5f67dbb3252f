const HOUR = 3_600_000;
/** The offset of the sample data, in hours. */
const OFFSET = -4;

/** A time as the API writes it: `2026-09-14T11:36:58.318000-04:00`. @param now milliseconds since the epoch */
export const timestamp = (now: number): string => new Date(now + OFFSET * HOUR).toISOString().replace('Z', '000-04:00');

/** Milliseconds since the epoch, with the microseconds as a fraction. NaN if the text isn't a time. */
export function instantOf(text: string): number {
  const digits = /\.\d{3}(\d{1,3})/.exec(text)?.[1];
  return Date.parse(text) + Number(`0.${digits ?? '0'}`);
}
