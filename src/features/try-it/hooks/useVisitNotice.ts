import {useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {type VisitEnd, onVisitEnd} from '@site/src/features/visit';
import {keepsForm} from './useDraft';

const sentences: Readonly<Record<VisitEnd, () => string>> = {
  expired: () => translate({message: 'Your login has expired. Log in again, or enter a key.'}),
  loggedOut: () => translate({message: 'Logged out.'}),
  loggedIn: () => translate({message: 'Logged in.'}),
  keyCleared: () => translate({message: 'The key was removed.'}),
  keyReplaced: () => translate({message: 'The key was replaced.'}),
  elsewhere: () => translate({message: 'The login in this tab has changed.'}),
};

const removal = (keepsValues: boolean): string =>
  keepsValues
    ? translate({message: 'Earlier responses and calls in API Logs were removed.'})
    : translate({message: 'Responses, values of forms, and calls in API Logs were removed.'});

const unsent = (): string =>
  translate({
    message:
      'Nothing was sent, because the login or key has changed. Check which one the form shows, then send the request again.',
  });

/** Says until the next call that a visit has ended, and what was removed. @param hasKey whether the visitor uses an API key */
export function useVisitNotice(hasKey: boolean) {
  const [notice, setNotice] = useState('');
  useEffect(() => onVisitEnd((why) => setNotice(`${sentences[why]()} ${removal(keepsForm(why, hasKey))}`)), [hasKey]);
  /** A call was not sent, because the credential changed. */
  const refuse = (): void => setNotice((before) => `${before} ${unsent()}`.trim());
  const clear = (): void => setNotice('');
  return {notice, refuse, clear};
}
