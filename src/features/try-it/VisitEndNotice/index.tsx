import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {VisitEnd} from '@site/src/features/visit';
import controls from '../controls.module.css';
import type {VisibleData, VisitNotice} from '../hooks/useVisitNotice';
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

const removals: Readonly<Record<keyof VisibleData, () => string>> = {
  response: () => translate({id: 'site.tryIt.visit.response', message: 'The response was removed.'}),
  values: () => translate({id: 'site.tryIt.visit.values', message: 'The values of the form were removed.'}),
  calls: () => translate({id: 'site.tryIt.visit.calls', message: 'API Logs was cleared.'}),
};

function textOf({why, removed, isUnsent}: VisitNotice): string {
  const unsent = translate({
    id: 'site.tryIt.visit.unsent',
    message:
      'Nothing was sent, because the login or key has changed. Check which one the form shows, then send the request again.',
  });
  const gone = (['response', 'values', 'calls'] as const).filter((part) => removed[part]);
  return [why && sentences[why](), ...gone.map((part) => removals[part]()), isUnsent && unsent]
    .filter(Boolean)
    .join(' ');
}

/**
 * Says that a login has ended and what was removed. The element always exists, so that screen readers announce its text.
 */
export function VisitEndNotice({notice}: {readonly notice: VisitNotice | undefined}): ReactNode {
  return (
    <p role="status" data-visit-notice className={clsx(controls.hint, styles.notice)}>
      {notice && textOf(notice)}
    </p>
  );
}
