import {authorizeUrl} from '../core/authorizeUrl';
import type {Attempt} from '../core/attempt';
import type {Client} from '../core/client';
import {OWN_PREFIX, keys} from '../core/keys';
import {challengeOf} from '../core/pkce';
import {keysWithPrefix, removeItems, writeItems} from '../../storage';
import type {Browser} from './browser';

/** The parts of our popup that are accessible while it is empty and has our origin. */
export interface Popup {
  readonly sessionStorage: Storage;
  readonly location: {readonly replace: (url: string) => void};
  opener: unknown;
  readonly close: () => void;
}

/**
 * Stores the attempt's ID in the popup, removes the data that it copied from this tab (such as a typed key and drafts), and
 * removes its opener, so that the provider's page can't navigate this one.
 */
export function preparePopup(popup: Popup, {id}: Attempt): void {
  const storage = (): Storage => popup.sessionStorage;
  removeItems(storage, keysWithPrefix(storage, OWN_PREFIX));
  // If storage is full, the returned `state` identifies the attempt.
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
