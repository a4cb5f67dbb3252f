import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {VisitEnd} from '@site/src/features/visit';
import controls from '../controls.module.css';
import type {VisitNotice} from '../hooks/useVisitNotice';
import styles from './styles.module.css';

const sentences: Readonly<Record<VisitEnd, () => string>> = {
  expired: () =>
    translate({id: 'site.tryIt.visit.expired', message: 'Your login has expired. Log in again, or enter a key.'}),
  loggedOut: () => translate({id: 'site.tryIt.visit.loggedOut', message: 'Logged out.'}),
  loggedIn: () => translate({id: 'site.tryIt.visit.loggedIn', message: 'Logged in.'}),
  keyCleared: () => translate({id: 'site.tryIt.visit.keyCleared', message: 'The key was removed.'}),
  keyReplaced: () => translate({id: 'site.tryIt.visit.keyReplaced', message: 'The key was replaced.'}),
  elsewhere: () => translate({id: 'site.tryIt.visit.elsewhere', message: 'The login in this tab has changed.'}),
};

const removal = (keepsValues: boolean): string =>
  keepsValues
    ? translate({id: 'site.tryIt.visit.removed', message: 'Earlier responses and calls in API Logs were removed.'})
    : translate({
        id: 'site.tryIt.visit.removedAll',
        message: 'Responses, values of forms, and calls in API Logs were removed.',
      });

const unsent = (): string =>
  translate({
    id: 'site.tryIt.visit.unsent',
    message:
      'Nothing was sent, because the login or key has changed. Check which one the form shows, then send the request again.',
  });

const textOf = ({why, keepsValues = false, isUnsent}: VisitNotice): string =>
  [...(why ? [sentences[why](), removal(keepsValues)] : []), ...(isUnsent ? [unsent()] : [])].join(' ');

/** Says that a login has ended and what was removed. The element always exists, so that screen readers announce its text. */
export function VisitEndNotice({notice}: {readonly notice: VisitNotice | undefined}): ReactNode {
  return (
    <p role="status" data-visit-notice className={clsx(controls.hint, styles.visit)}>
      {notice && textOf(notice)}
    </p>
  );
}
