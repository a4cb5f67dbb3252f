import {type ReactNode, useState} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {useAuth, useLogInPlanned} from '@site/src/features/auth';
import {clearCalls} from '../callStore';
import {ALL, filterCalls} from '../core/callLog';
import {useCalls} from '../useCalls';
import {Calls} from './Calls';
import {ClearAll} from './ClearAll';
import {Filters} from './Filters';
import styles from './styles.module.css';

/** The calls that a logged-in visitor made from this site in this tab; to others it says what would be here. */
export function ApiLogs(): ReactNode {
  const {status, logIn} = useAuth();
  const isPlanned = useLogInPlanned();
  if (status === 'loggedIn') return <OwnCalls />;
  return (
    <div className={styles.logs}>
      <p>
        <Translate id="site.apiLogs.loggedOut">
          Log in to see the calls that you make with Try it on the pages of the reference: what was sent, what it cost
          and what is left. The list stays in this tab and ends with it.
        </Translate>
      </p>
      {!isPlanned ? (
        <p>
          <Translate id="site.apiLogs.unavailable">Log-in is not available here.</Translate>
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
  if (calls.length === 0) {
    return (
      <p className={styles.logs}>
        <Translate id="site.apiLogs.empty">
          No calls yet. Open an operation of the reference, choose Try it and send a call: it then stands here.
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
        <ClearAll onClear={clearCalls} />
      </div>
      <Calls calls={shown} />
    </section>
  );
}
