import insights from 'search-insights';
import {onVisitEnd} from '@site/src/features/visit';
import type {Backend} from '../core/backend';

interface Credentials {
  readonly appId: string;
  readonly apiKey: string;
}

type Send = (...call: readonly unknown[]) => unknown;

/**
 * Reports seen and chosen hits to the service, if allowed. Checked for each call, because consent can change while the page is
 * open. Visitors have no ID until the first allowed call.
 */
export function insightsClient(
  credentials: Credentials,
  isPermitted: () => boolean,
): Exclude<Backend['insightsClient'], false> {
  const send = insights as Send;
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
