import insights from 'search-insights';
import {onVisitEnd} from '@site/src/features/visit';
import type {Backend, Credentials} from '../core/backend';

type Send = Exclude<Backend['insightsClient'], false>;

/**
 * Reports seen and chosen hits to the service, if allowed. Checked for each call, because consent can change while the page is
 * open. Visitors have no ID until the first allowed call.
 */
export function insightsClient(credentials: Credentials, isPermitted: () => boolean): Send {
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
