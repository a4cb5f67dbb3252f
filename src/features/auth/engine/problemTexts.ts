import {translate} from '@docusaurus/Translate';

/** Why an attempt ended. It has lapsed after ten minutes, or if another tab has used its code. */
export type LogInProblem = 'storageFull' | 'denied' | 'lapsed' | 'failed';

/** What the visitor reads, with the fix. */
export const problemTexts: Readonly<Record<LogInProblem, () => string>> = {
  storageFull: () =>
    translate({
      id: 'site.logIn.storageFull',
      message:
        'Your browser has no storage left to keep you logged in. Clear the data stored for this site, then log in again.',
    }),
  denied: () => translate({id: 'site.logIn.denied', message: 'Access was denied. Log in again to allow it.'}),
  lapsed: () =>
    translate({
      id: 'site.logIn.lapsed',
      message: 'This login took longer than ten minutes, or another tab has used it. Log in again.',
    }),
  failed: () =>
    translate({
      id: 'site.logIn.serviceFailed',
      message: 'The login failed. Log in again in a few minutes.',
    }),
};
