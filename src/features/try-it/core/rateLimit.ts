import type {NameValue} from '@site/src/features/samples/core/request';

/** The rate limit in a response, in points. Undefined for missing headers. */
export interface RateLimit {
  readonly cost: number | undefined;
  readonly remaining: number | undefined;
}

const numberIn = (headers: readonly NameValue[], wanted: string): number | undefined => {
  const value = headers.find(({name}) => name.toLowerCase() === wanted)?.value.trim() ?? '';
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined;
};

export const rateLimitOf = (headers: readonly NameValue[]): RateLimit => ({
  cost: numberIn(headers, 'x-ratelimit-endpoint-cost'),
  remaining: numberIn(headers, 'x-ratelimit-remaining-minute'),
});

/**
 * Seconds to wait after a 429: from the response, else the rest of the minute, because the limit is per minute and no header
 * for it is documented.
 */
export function waitAfter(headers: readonly NameValue[], now: number): number {
  const said = numberIn(headers, 'retry-after');
  return said !== undefined && said > 0 && said <= 3600 ? said : Math.max(1, 60 - (Math.floor(now / 1000) % 60));
}
