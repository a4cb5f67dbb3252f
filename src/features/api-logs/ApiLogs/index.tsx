import {type ReactNode, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {useAuth, useLogInPlanned} from '@site/src/features/auth';
import {clearCalls} from '../../call-log';
import {ALL, filterCalls} from '../../call-log/core/callLog';
import {useCalls} from '../useCalls';
import {Calls} from './Calls';
import {ClearAll} from './ClearAll';
import {Filters} from './Filters';
import styles from './styles.module.css';

/** The calls that a logged-in visitor made from this site in this tab. Other visitors see an explanation. */
export function ApiLogs(): ReactNode {
  const {status, logIn} = useAuth();
  const isPlanned = useLogInPlanned();
  if (status === 'loggedIn') return <OwnCalls />;
  return (
    <div className={styles.logs}>
      <p>
        <Translate id="site.apiLogs.loggedOut">
          Log in to see the requests that you send with Try it: what you sent, what it cost, and how many points are
          left. The list stays in this tab until you close it.
        </Translate>
      </p>
      {!isPlanned ? (
        <p>
          <Translate id="site.apiLogs.unavailable">Login is not available on this site.</Translate>
        </p>
      ) : (
        <button
          type="button"
          className={clsx(styles.button, styles.logIn)}
          disabled={status !== 'loggedOut'}
          onClick={logIn}>
          <Translate id="site.apiLogs.logIn">Log In</Translate>
        </button>
      )}
    </div>
  );
}

function OwnCalls(): ReactNode {
  const calls = useCalls();
  const [filter, setFilter] = useState(ALL);
  const shown = filterCalls(calls, filter);
  const empty = useRef<HTMLParagraphElement>(null);
  const [isCleared, setCleared] = useState(false);
  /** The focused button is removed with the list. */
  useEffect(() => {
    if (isCleared) empty.current?.focus();
  }, [isCleared]);
  const clear = (): void => {
    clearCalls();
    setCleared(true);
  };
  if (calls.length === 0) {
    return (
      <p ref={empty} className={styles.logs} tabIndex={-1}>
        <Translate id="site.apiLogs.empty">
          No calls yet. Open an operation in the reference, select Try it, and send a request. It then appears here.
        </Translate>
      </p>
    );
  }
  return (
    <section className={styles.logs} aria-label={translate({id: 'site.apiLogs.list', message: 'Your calls'})}>
      <Filters filter={filter} onChange={setFilter} />
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          <Translate id="site.apiLogs.count" values={{shown: String(shown.length), total: String(calls.length)}}>
            {'{shown} of {total} calls, newest first'}
          </Translate>
        </p>
        <ClearAll onClear={clear} />
      </div>
      <Calls calls={shown} />
    </section>
  );
}
