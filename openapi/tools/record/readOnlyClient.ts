import type {RecordedResponse} from './compareResponse';

/** The one way in which this tool reaches an API: reads, one after the other. */
export interface ReadOnlyClient {
  /** @throws when the method is not GET: a comparison never changes anybody's data. */
  send(method: string, pathAndQuery: string): Promise<RecordedResponse>;
}

/** How often a request that met the rate limit is repeated. */
const RETRIES = 3;
/** Seconds to wait after a 429 without a Retry-After header: the limit counts per minute. */
const DEFAULT_WAIT = 60;

const sleep = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // HTML of an unknown route, CSV, or nothing: a string to the comparison.
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
    async send(method, pathAndQuery) {
      if (method.toUpperCase() !== 'GET') {
        throw new Error(`${method} ${pathAndQuery} is not a GET request. spec:record sends GET requests only.`);
      }
      for (let attempt = 0; ; attempt++) {
        const response = await fetch(server + pathAndQuery, {
          headers: {Authorization: `Bearer ${credential}`, Accept: 'application/json'},
        });
        if (response.status !== 429 || attempt === RETRIES) {
          return {status: response.status, body: await bodyOf(response)};
        }
        await response.body?.cancel();
        await wait(Number(response.headers.get('Retry-After')) || DEFAULT_WAIT);
      }
    },
  };
}
