import {authorizeUrl} from '../core/authorizeUrl';
import type {Attempt} from '../core/attempt';
import type {Client} from '../core/client';
import {OWN_PREFIX, keys} from '../core/keys';
import {challengeOf} from '../core/pkce';
import {keysWithPrefix, removeItems, writeItems} from '../../storage';
import type {Browser} from './browser';

/** What a popup of ours can do while it is still empty, and hence of our origin. */
export interface Popup {
  readonly sessionStorage: Storage;
  readonly location: {readonly replace: (url: string) => void};
  opener: unknown;
  readonly close: () => void;
}

/**
 * Leaves the attempt's id in the popup, removes what it copied of this tab's storage (a typed key and drafts among it),
 * and cuts its way back: the provider's page must not be able to navigate this one.
 */
export function preparePopup(popup: Popup, {id}: Attempt): void {
  const storage = (): Storage => popup.sessionStorage;
  removeItems(storage, keysWithPrefix(storage, OWN_PREFIX));
  // Without room for the marker, the echoed `state` alone ties the response to the attempt.
  writeItems(storage, {[keys.popup]: id});
  popup.opener = null;
}

/** Sends the popup to the provider. It replaces the empty page, so that "back" cannot return to it. */
export async function navigateToProvider(
  popup: Popup,
  attempt: Attempt,
  to: {client: Client; browser: Browser},
): Promise<void> {
  const challenge = await challengeOf(attempt.verifier, to.browser.crypto.subtle);
  popup.location.replace(authorizeUrl(to.client, {attemptId: attempt.id, challenge}));
}
