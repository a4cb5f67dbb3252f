import type {Outcome} from './outcome';

const MINUTE = 60_000;
/** Longest wait that is counted down. A longer one isn't about points per minute. */
const LONGEST = 60 * MINUTE;

type Received = Extract<Outcome, {kind: 'response'}>;

const headerOf = ({headers}: Received, wanted: string): string | undefined =>
  headers.find(({name}) => name.toLowerCase() === wanted)?.value.trim();

/** The wait that the server asks for, in milliseconds: seconds or a date (RFC 9110, 10.2.3). */
function waitOf(text: string | undefined, now: number): number | undefined {
  if (text === undefined || text === '') return undefined;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return wait >= 0 && wait <= LONGEST ? wait : undefined;
}

/**
 * When a request can be sent again after a 429, by the browser's clock: after `Retry-After`, or when the next minute starts
 * and the points refill. The minute is the server's, if its `Date` can be read.
 */
export function retryTimeOf(outcome: Outcome): number | undefined {
  if (outcome.kind === 'failure' || outcome.status !== 429) return undefined;
  const {at} = outcome;
  const date = Date.parse(headerOf(outcome, 'date') ?? '');
  const now = Number.isNaN(date) ? at : date;
  return at + (waitOf(headerOf(outcome, 'retry-after'), now) ?? MINUTE - (now % MINUTE));
}
