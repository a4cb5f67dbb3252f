import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {LoggedCall} from '../core/callLog';
import {Details} from './Details';
import styles from './styles.module.css';

const clock = (at: number): string => new Date(at).toLocaleTimeString(undefined, {hour12: false});

/** The calls as folds: a line each, and all of one call on demand. */
export function Calls({calls}: {readonly calls: readonly LoggedCall[]}): ReactNode {
  if (calls.length === 0) {
    return (
      <p>
        <Translate id="site.apiLogs.noMatch">No call fits the filter.</Translate>
      </p>
    );
  }
  return (
    <ol className={styles.calls}>
      {calls.map((call) => (
        <li key={call.id}>
          <details>
            <summary className={styles.call}>
              <time dateTime={new Date(call.at).toISOString()}>{clock(call.at)}</time>
              <span className={styles.address}>
                <b>{call.method}</b> {call.path}
                {call.query && <span className={styles.query}>?{call.query}</span>}
              </span>
              <Outcome call={call} />
              <span>{call.took} ms</span>
            </summary>
            <Details call={call} />
          </details>
        </li>
      ))}
    </ol>
  );
}

function Outcome({call: {status}}: {readonly call: LoggedCall}): ReactNode {
  if (status !== undefined) return <span className={status < 400 ? styles.good : styles.bad}>{status}</span>;
  return (
    <span className={styles.bad}>
      <Translate id="site.apiLogs.noAnswer">No answer</Translate>
    </span>
  );
}
