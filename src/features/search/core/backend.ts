import {isSet} from '../../settings/core/isSet';
import type {SearchRequest} from './response';

/** What the modal needs of a response; the hosted service sends more. */
export interface SearchResults {
  readonly results: readonly unknown[];
}

/** Where the modal's searches go. */
export interface Backend {
  readonly kind: 'embedded' | 'hosted';
  readonly appId: string;
  readonly apiKey: string;
  readonly search: (params: {readonly requests: readonly SearchRequest[]}) => Promise<SearchResults>;
  /** Sends the hosted service which hits were seen and chosen; false where nothing is sent. */
  readonly insightsClient: false | ((...call: readonly unknown[]) => unknown);
}

interface HostedSettings {
  readonly searchAppId?: string;
  readonly searchApiKey?: string;
}

/** The credentials of the hosted service when both are set and neither is a placeholder. */
export function hostedCredentials({
  searchAppId,
  searchApiKey,
}: HostedSettings): {readonly appId: string; readonly apiKey: string} | undefined {
  return isSet(searchAppId) && isSet(searchApiKey) ? {appId: searchAppId, apiKey: searchApiKey} : undefined;
}
