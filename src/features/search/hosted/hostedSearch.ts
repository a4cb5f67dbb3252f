import {liteClient, type LiteClient} from 'algoliasearch/lite';
import type {Backend, Credentials} from '../core/backend';
import {readResults} from '../core/readResults';
import insights from 'search-insights';
import {onVisitEnd} from '@site/src/features/visit';

/** Asks before each call, because consent can change. Visitors have no ID until the first allowed call. */
function insightsClient(credentials: Credentials, isPermitted: () => boolean): Backend['insightsClient'] {
  const send = insights as Exclude<Backend['insightsClient'], false>;
  let isStarted = false;
  return (...call) => {
    if (!isPermitted()) return undefined;
    if (!isStarted) {
      isStarted = true;
      send('init', credentials);
      // The next visitor needs another ID.
      onVisitEnd(() => void send('setAnonymousUserToken', true));
    }
    return send(...call);
  };
}

const keyOf = (key: unknown): string => (key as {readonly url: string}).url;

/** The client's own cache reads by URL but writes by URL and state, so it retries failed hosts immediately. */
export function createHostsCache(): LiteClient['transporter']['hostsCache'] {
  const hosts = new Map<string, unknown>();
  return {
    get: async (key, defaultValue) =>
      hosts.has(keyOf(key)) ? (hosts.get(keyOf(key)) as Awaited<ReturnType<typeof defaultValue>>) : defaultValue(),
    set: (key, value) => {
      hosts.set(keyOf(key), value);
      return Promise.resolve(value);
    },
    delete: (key) => Promise.resolve(void hosts.delete(keyOf(key))),
    clear: () => Promise.resolve().then(() => hosts.clear()),
  };
}

/** The client waits 1 s for a connection and 2 s for a response, and skips a failed host for two minutes. */
export function hostedBackend(credentials: Credentials, trackingAllowed: () => boolean): Backend {
  const client = liteClient(credentials.appId, credentials.apiKey, {hostsCache: createHostsCache()});
  type Requests = Extract<Parameters<typeof client.search>[0], {requests: unknown}>['requests'];
  return {
    kind: 'hosted',
    ...credentials,
    search: async (request) => readResults(await client.search({requests: [request] as Requests})),
    insightsClient: insightsClient(credentials, trackingAllowed),
  };
}
