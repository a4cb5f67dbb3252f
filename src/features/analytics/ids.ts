/** Names of what the libraries keep: `rl_anonymous_id`, `rl_session` and others, what waits to be sent, queries of chosen hits. */
const OWN = /^(rl_|rudder|AlgoliaObjectQueryCache$)/;

/** Removes every id of analytics from this browser. Who comes next, or agrees later, gets a new one. */
export function forgetIds(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[kind];
      for (const name of Object.keys(storage)) if (OWN.test(name)) storage.removeItem(name);
    } catch {
      // Where storage is denied nothing is kept.
    }
  }
}
