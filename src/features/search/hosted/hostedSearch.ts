import {type LiteClient, liteClient} from 'algoliasearch/lite';
import insights from 'search-insights';
import type {Backend} from '../core/backend';
import {createHostsCache} from './hostsCache';

type SearchMethodParams = Extract<Parameters<LiteClient['search']>[0], {requests: unknown}>;

interface HostedBackend extends Backend {
  /** Milliseconds. */
  readonly timeouts: {readonly connect: number; readonly read: number; readonly write: number};
}

/**
 * Searches the hosted service. Its client waits 1 s for a connection and 2 s for an answer (longer after silent hosts), and
 * skips a host that failed for two minutes. Views and clicks are told by a client in the site's own script.
 * @throws Error '`appId` is missing.' or '`apiKey` is missing.'
 */
export function hostedBackend({appId, apiKey}: {readonly appId: string; readonly apiKey: string}): HostedBackend {
  const client = liteClient(appId, apiKey, {hostsCache: createHostsCache()});
  insights('init', {appId, apiKey});
  return {
    kind: 'hosted',
    appId,
    apiKey,
    search: ({requests}) => client.search({requests: [...requests] as SearchMethodParams['requests']}),
    insightsClient: insights as Backend['insightsClient'],
    timeouts: client.transporter.timeouts,
  };
}
