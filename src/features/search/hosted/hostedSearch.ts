import {type LiteClient, liteClient} from 'algoliasearch/lite';
import type {Backend} from '../core/backend';
import {readResults} from '../core/readResults';
import {createHostsCache} from './hostsCache';
import {insightsClient} from './insightsClient';

type SearchMethodParams = Extract<Parameters<LiteClient['search']>[0], {requests: unknown}>;

interface HostedBackend extends Backend {
  /** Milliseconds. */
  readonly timeouts: {readonly connect: number; readonly read: number; readonly write: number};
}

/**
 * Searches the hosted service. Its client waits 1 s for a connection and 2 s for a response (longer after hosts that did not respond), and
 * skips a host that failed for two minutes. Views and clicks are sent by a client in the site's own script.
 * @param mayReport whether views and clicks may be sent at this moment
 * @throws Error '`appId` is missing.' or '`apiKey` is missing.'
 */
export function hostedBackend(
  {appId, apiKey}: {readonly appId: string; readonly apiKey: string},
  mayReport: () => boolean,
): HostedBackend {
  const client = liteClient(appId, apiKey, {hostsCache: createHostsCache()});
  return {
    kind: 'hosted',
    appId,
    apiKey,
    search: async ({requests}) =>
      readResults(await client.search({requests: [...requests] as SearchMethodParams['requests']})),
    insightsClient: insightsClient({appId, apiKey}, mayReport),
    timeouts: client.transporter.timeouts,
  };
}
