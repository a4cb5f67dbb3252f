import {keysWithPrefix, local, removeItems, session} from '@site/src/features/storage';

/** Storage keys of the libraries: `rl_anonymous_id`, `rl_session` and others, queued events, queries of chosen hits. */
const OWN = /^(rl_|rudder|AlgoliaObjectQueryCache$)/;

/** Removes all IDs of analytics from this browser. The next visitor gets new ones. */
export function forgetIds(): void {
  for (const storage of [local, session]) {
    removeItems(
      storage,
      keysWithPrefix(storage, '').filter((key) => OWN.test(key)),
    );
  }
}
