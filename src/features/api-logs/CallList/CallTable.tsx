import {type ReactNode, useId, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {LoggedCall} from '@site/src/features/call-log/core/callLog';
import {COLUMNS, columns} from './columns';
import {Details} from './Details';
import styles from './styles.module.css';

export function CallTable({calls}: {readonly calls: readonly LoggedCall[]}): ReactNode {
  if (calls.length === 0) {
    return <p>{translate({message: 'No calls match the filters.'})}</p>;
  }
  return (
    <table className={styles.calls} aria-label={translate({message: 'Your calls'})}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={clsx(styles.cell, styles[column])}>
              {columns[column].name()}
            </th>
          ))}
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

/** An expandable row. The button in its operation covers the row, so that a click anywhere works. */
function Call({call}: {readonly call: LoggedCall}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tr className={styles.call} data-call>
        {COLUMNS.map((column) => (
          <td key={column} className={clsx(styles.cell, styles[column])}>
            {column === 'operation' ? (
              <button
                type="button"
                className={styles.open}
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onClick={() => setOpen(!isOpen)}>
                {columns.operation.value(call)}
                <span className="visually-hidden">
                  {', '}
                  {columns.status.value(call)}, {columns.time.value(call)}
                </span>
              </button>
            ) : (
              columns[column].value(call)
            )}
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr id={id} className={styles.more}>
          <td className={styles.cell} colSpan={COLUMNS.length}>
            <Details call={call} />
          </td>
        </tr>
      )}
    </>
  );
}
