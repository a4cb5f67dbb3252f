import {translate} from '@docusaurus/Translate';
import type {VisitEnd} from '@site/src/features/visit/core/visitEnd';
import type {Notice} from './core/formState';
import type {Undo} from './core/undo';

const sentences: Readonly<Record<VisitEnd, () => string>> = {
  expired: () => translate({message: 'Your login has expired. Log in again, or enter a key.'}),
  loggedOut: () => translate({message: 'Logged out.'}),
  loggedIn: () => translate({message: 'Logged in.'}),
  keyCleared: () => translate({message: 'The key was removed.'}),
  keyReplaced: () => translate({message: 'The key was replaced.'}),
  elsewhere: () => translate({message: 'The login in this tab has changed.'}),
};

const removal = (keepsForm: boolean): string =>
  keepsForm
    ? translate({message: 'Earlier responses and calls in API Logs were removed.'})
    : translate({message: 'Responses, values of forms, and calls in API Logs were removed.'});

const unsent = (): string =>
  translate({
    message:
      'Nothing was sent, because the login or key has changed. Check which one the form shows, then send the request again.',
  });

/** Says that a visit has ended and what was removed, or that a call was not sent. Empty without a notice. */
export function noticeText({ended, isRefused}: Notice = {}): string {
  const end = ended ? `${sentences[ended.why]()} ${removal(ended.keepsForm)}` : '';
  return [end, isRefused ? unsent() : ''].join(' ').trim();
}

/** How many names of removed IDs are shown. */
const MOST_NAMES = 8;

/** The names of removed IDs: `id, owner_id`. */
export function removedNames({removed}: Undo): string {
  const names = removed.slice(0, MOST_NAMES).join(', ');
  const others = removed.length - MOST_NAMES;
  return others > 0 ? translate({message: '{names}, and {count} more'}, {names, count: String(others)}) : names;
}
