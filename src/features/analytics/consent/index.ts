import {type Choice, readChoice} from './choice';

/** What the visitor has answered, now or before; asks with a banner if need be, and waits. */
export async function askConsent(): Promise<Choice> {
  const stored = readChoice();
  if (stored) return stored;
  const {showBanner} = await import(/* webpackChunkName: "analytics-consent" */ './showBanner');
  return showBanner();
}
