import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {VisitEnd} from '@site/src/features/visit';
import controls from '../controls.module.css';
import type {VisitNotice} from '../hooks/useVisitNotice';

const sentences: Readonly<Record<VisitEnd, ReactNode>> = {
  expired: <Translate id="site.tryIt.visit.expired">Your login has expired. Log in again, or enter a key.</Translate>,
  loggedOut: <Translate id="site.tryIt.visit.loggedOut">Logged out.</Translate>,
  loggedIn: <Translate id="site.tryIt.visit.loggedIn">Logged in.</Translate>,
  keyCleared: <Translate id="site.tryIt.visit.keyCleared">The key was removed.</Translate>,
  keyReplaced: <Translate id="site.tryIt.visit.keyReplaced">The key was replaced.</Translate>,
  elsewhere: <Translate id="site.tryIt.visit.elsewhere">The login in this tab has changed.</Translate>,
};

/**
 * Says that a login has ended and what was removed. The element always exists, so that screen readers announce its text.
 */
export function VisitEndNotice({notice}: {readonly notice: VisitNotice | undefined}): ReactNode {
  return (
    <p role="status" data-visit-notice className={controls.hint}>
      {notice?.why && <>{sentences[notice.why]} </>}
      {notice?.removed.response && (
        <>
          <Translate id="site.tryIt.visit.response">The response was removed.</Translate>{' '}
        </>
      )}
      {notice?.removed.values && (
        <>
          <Translate id="site.tryIt.visit.values">The values of the form were removed.</Translate>{' '}
        </>
      )}
      {notice?.isUnsent && (
        <Translate id="site.tryIt.visit.unsent">
          Nothing was sent, because the form named another login. Check the login or key, then send the request again.
        </Translate>
      )}
    </p>
  );
}
