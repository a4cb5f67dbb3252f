import {isSet} from '../../settings/core/isSet';
import type {SearchRequest} from './response';

/** The parts of a response that the modal needs. */
export interface SearchResults {
  readonly results: readonly unknown[];
}

/** An engine for the modal. */
export interface Backend {
  readonly kind: 'embedded' | 'hosted';
  readonly appId: string;
  readonly apiKey: string;
  readonly search: (params: {readonly requests: readonly SearchRequest[]}) => Promise<SearchResults>;
  /** Reports seen and chosen hits to the hosted service. False if nothing is sent. */
  readonly insightsClient: false | ((...call: readonly unknown[]) => unknown);
}

interface HostedSettings {
  readonly searchAppId?: string;
  readonly searchApiKey?: string;
}

/** The credentials of the hosted service, if both are set. */
export function hostedCredentials({
  searchAppId,
  searchApiKey,
}: HostedSettings): {readonly appId: string; readonly apiKey: string} | undefined {
  return isSet(searchAppId) && isSet(searchApiKey) ? {appId: searchAppId, apiKey: searchApiKey} : undefined;
}
