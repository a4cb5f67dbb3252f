import {liteClient} from 'algoliasearch/lite';
import type {Backend, Credentials} from '../core/backend';
import {readResults} from '../core/readResults';
import {createHostsCache} from './hostsCache';
import {insightsClient} from './insightsClient';

/**
 * Searches the hosted service. Its client waits 1 s for a connection and 2 s for a response (longer after timeouts), and
 * skips a failed host for two minutes. The site's own script sends views and clicks.
 * @param trackingAllowed whether views and clicks can be sent now
 * @throws Error '`appId` is missing.' or '`apiKey` is missing.'
 */
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
