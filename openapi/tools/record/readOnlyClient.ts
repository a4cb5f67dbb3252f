import type {RecordedResponse} from './compareResponse';

/** The tool's only access to an API. It has no other method, because a comparison must not change data. */
export interface ReadOnlyClient {
  get(pathAndQuery: string): Promise<RecordedResponse>;
}

/** Retries after a 429. */
const RETRIES = 3;
/** Seconds to wait after a 429 without a Retry-After header. The limit is per minute. */
const DEFAULT_WAIT = 60;

/** Longest wait that a Retry-After header can set, in seconds. */
const MAX_WAIT = 300;
/** Longest time for one response, in milliseconds. */
const TIMEOUT_MS = 60_000;
const sleep = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Seconds to wait after a 429, between one second and five minutes. */
function waitOf({headers}: Response): number {
  const seconds = Number(headers.get('Retry-After') ?? DEFAULT_WAIT);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), MAX_WAIT) : DEFAULT_WAIT;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // HTML, CSV or an empty body is compared as a string.
    return text;
  }
}

/**
 * A client that sends GET requests only and waits when the rate limit is reached.
 * @param server such as `https://api.salesloft.com`
 * @param credential API key or access token
 */
export function readOnlyClient(server: string, credential: string, wait = sleep): ReadOnlyClient {
  return {
    async get(pathAndQuery) {
      for (let attempt = 0; ; attempt++) {
        const response = await fetch(server + pathAndQuery, {
          method: 'GET',
          headers: {Authorization: `Bearer ${credential}`, Accept: 'application/json'},
          // A redirect must not send the credential to another host.
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (response.status === 401) throw new Error('The API refused the credential (401). Check SALESLOFT_API_KEY.');
        if (response.status !== 429 || attempt === RETRIES) {
          return {status: response.status, body: await bodyOf(response)};
        }
        await response.body?.cancel();
        await wait(waitOf(response));
      }
    },
  };
}
