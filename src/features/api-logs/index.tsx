import {type ReactNode, type RefObject, Suspense, lazy, useRef} from 'react';
import {flushSync} from 'react-dom';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {referenceRoot} from '@site/src/config/routes';
import {LogInNotice, useAuth, useLogInPlanned} from '@site/src/features/auth';
import {clearCalls, useCalls} from '@site/src/features/call-log';
import styles from './styles.module.css';

/** A separate chunk, with its styles, because most visitors have no calls. */
const CallList = lazy(() => import(/* webpackChunkName: "calls" */ './CallList'));

/** The calls that a visitor made from this site in this tab, logged in or with a key. */
export function ApiLogs(): ReactNode {
  const calls = useCalls();
  const empty = useRef<HTMLParagraphElement>(null);
  const clear = (): void => {
    // The focused button is removed with the list.
    flushSync(clearCalls);
    empty.current?.focus();
  };
  const nothing = <Empty focus={empty} />;
  if (calls.length === 0) return nothing;
  return (
    <Suspense fallback={nothing}>
      <CallList calls={calls} onClear={clear} />
    </Suspense>
  );
}

/** The first call of most visitors: it needs no parameters and no scope. */
const FIRST_CALL = `${referenceRoot}me-index/#try-it?`;

function Empty({focus}: {readonly focus: RefObject<HTMLParagraphElement>}): ReactNode {
  const {status, logIn} = useAuth();
  const isPlanned = useLogInPlanned();
  return (
    <div className={styles.empty}>
      <p ref={focus} tabIndex={-1} className="margin-bottom--xs text--semibold">
        <Translate>No calls yet</Translate>
      </p>
      <p>
        <Translate>
          Send a request with Try it, in the sandbox or with a login or an API key, or run a recipe or a request of a
          guide. It appears here with its status, duration, cost, and bodies, without values that look like secrets. The
          list stays in this tab until you clear it, clear the key, log in or out, or close the tab, or until your login
          expires.
        </Translate>
      </p>
      <noscript>
        <p>{translate({message: 'Try it and this list need JavaScript.'})}</p>
      </noscript>
      <div className={styles.bar}>
        {/* The fragment is for the form (features/try-it), and no anchor. */}
        <Link className={styles.first} to={FIRST_CALL} data-noBrokenLinkCheck>
          <Translate>Try GET /v2/me</Translate>
        </Link>
        {isPlanned && status !== 'loggedIn' && (
          <button type="button" className="site-button" disabled={status !== 'loggedOut'} onClick={logIn}>
            <Translate>Log In</Translate>
          </button>
        )}
      </div>
      <LogInNotice />
    </div>
  );
}
