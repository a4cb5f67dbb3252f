import insights from 'search-insights';
import {onVisitEnd} from '@site/src/features/visit';
import type {Backend} from '../core/backend';

interface Credentials {
  readonly appId: string;
  readonly apiKey: string;
}

type Send = (...call: readonly unknown[]) => unknown;

/**
 * Sends the service which hits were seen and chosen, as long as that is permitted: checked at each call, because a visitor may
 * agree, or no longer agree, while the page is open. Until the first permitted call the visitor has no id.
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
      // The next visitor is somebody else.
      onVisitEnd(() => void send('setAnonymousUserToken', true));
    }
    return send(...call);
  };
}
