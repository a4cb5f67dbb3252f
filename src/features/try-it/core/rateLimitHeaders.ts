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
