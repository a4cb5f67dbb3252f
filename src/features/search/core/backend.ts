import type {SiteSettings} from '../../../config/settings';
import {isSet} from '../../settings/core/isSet';
import type {SearchRequest, SearchResponse} from './record';

export interface Credentials {
  readonly appId: string;
  readonly apiKey: string;
}

export interface Backend extends Credentials {
  readonly kind: 'embedded' | 'hosted';
  readonly search: (request: SearchRequest) => Promise<SearchResponse>;
  /** Reports seen and chosen hits to the hosted service. False if nothing is sent. */
  readonly insightsClient: false | ((...call: readonly unknown[]) => unknown);
}

type HostedSettings = Pick<SiteSettings, 'searchAppId' | 'searchApiKey'>;

export function hostedCredentials({searchAppId, searchApiKey}: HostedSettings): Credentials | undefined {
  return isSet(searchAppId) && isSet(searchApiKey) ? {appId: searchAppId, apiKey: searchApiKey} : undefined;
}
