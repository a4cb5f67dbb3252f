import {keysWithPrefix, local, removeItems, session} from '@site/src/features/storage';

/** Names of what the libraries keep: `rl_anonymous_id`, `rl_session` and others, what waits to be sent, queries of chosen hits. */
const OWN = /^(rl_|rudder|AlgoliaObjectQueryCache$)/;

/** Removes every id of analytics from this browser. The next visitor, or one who agrees later, gets a new one. */
export function forgetIds(): void {
  for (const storage of [local, session]) {
    removeItems(
      storage,
      keysWithPrefix(storage, '').filter((key) => OWN.test(key)),
    );
  }
}
