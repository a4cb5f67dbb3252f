import {type ReactNode, useId, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {LoggedCall} from '../../call-log/core/callLog';
import {Details} from './Details';
import styles from './styles.module.css';

/** Number of columns. */
const COLUMNS = 5;

const clock = (at: number): string => new Date(at).toLocaleTimeString(undefined, {hour12: false});

/** The calls as a table. Each row can expand to show the details. */
export function Calls({calls}: {readonly calls: readonly LoggedCall[]}): ReactNode {
  if (calls.length === 0) {
    return (
      <p>
        <Translate id="site.apiLogs.noMatch">No calls match the filters.</Translate>
      </p>
    );
  }
  return (
    <table className={styles.calls} aria-label={translate({id: 'site.apiLogs.list', message: 'Your calls'})}>
      <thead>
        <tr>
          <th scope="col" className={styles.cell}>
            <Translate id="site.apiLogs.time">Time</Translate>
          </th>
          <th scope="col" className={styles.cell}>
            <Translate id="site.apiLogs.method">Method</Translate>
          </th>
          <th scope="col" className={styles.cell}>
            <Translate id="site.apiLogs.operation">Operation</Translate>
          </th>
          <th scope="col" className={styles.cell}>
            <Translate id="site.apiLogs.status">Status</Translate>
          </th>
          <th scope="col" className={clsx(styles.cell, styles.duration)}>
            <Translate id="site.apiLogs.duration">Duration</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {calls.map((call) => (
          <Call key={call.id} call={call} />
        ))}
      </tbody>
    </table>
  );
}

/** An expandable row. Its button covers the row, so that a click anywhere works. */
function Call({call}: {readonly call: LoggedCall}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tr className={styles.call} data-call>
        <td className={clsx(styles.cell, styles.time)}>
          <time dateTime={new Date(call.at).toISOString()}>{clock(call.at)}</time>
        </td>
        <td className={clsx(styles.cell, styles.method)}>{call.method}</td>
        <td className={clsx(styles.cell, styles.operation)}>
          <button
            type="button"
            className={styles.open}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}>
            {call.name ?? call.path}
          </button>
          <span className={styles.path}>
            {call.path}
            {call.query && <span className={styles.query}>?{call.query}</span>}
          </span>
        </td>
        <td className={clsx(styles.cell, styles.status)}>
          <Outcome call={call} />
        </td>
        <td className={clsx(styles.cell, styles.duration)}>{call.took} ms</td>
      </tr>
      {isOpen && (
        <tr id={id} className={styles.more}>
          <td className={styles.cell} colSpan={COLUMNS}>
            <Details call={call} />
          </td>
        </tr>
      )}
    </>
  );
}

function Outcome({call: {status}}: {readonly call: LoggedCall}): ReactNode {
  if (status !== undefined) return <span className={status < 400 ? styles.good : styles.bad}>{status}</span>;
  return (
    <span className={styles.bad}>
      <Translate id="site.apiLogs.noAnswer">No response</Translate>
    </span>
  );
}
