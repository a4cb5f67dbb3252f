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
 * Searches the hosted service. Its client waits 1 s for a connection and 2 s for a response (longer after timeouts), and
 * skips a failed host for two minutes. The site's own script sends views and clicks.
 * @param mayReport whether views and clicks can be sent now
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
