import {type ReactNode, useId, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {Method} from '@site/src/components/Method';
import {SandboxMark} from '@site/src/components/SandboxMark';
import type {LoggedCall} from '../../call-log/core/callLog';
import {Details} from './Details';
import {COLUMNS, type Column, columns} from './columns';
import {decodedQuery} from './decodedQuery';
import styles from './styles.module.css';

const clock = (at: number): string => new Date(at).toLocaleTimeString(undefined, {hour12: false});

/** The calls as a table. Each row can expand to show the details. */
export function CallTable({calls}: {readonly calls: readonly LoggedCall[]}): ReactNode {
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
        <tr className={styles.heads}>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={clsx(styles.cell, styles[column])}>
              {columns[column]()}
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

/** The content of each cell. The operation is the button of the row. */
const VALUES: Readonly<Record<Exclude<Column, 'operation'>, (call: LoggedCall) => ReactNode>> = {
  time: ({at}) => <time dateTime={new Date(at).toISOString()}>{clock(at)}</time>,
  method: ({method}) => <Method method={method} />,
  path: ({path, query}) => (
    <>
      {path}
      {query && <span className={styles.query}>?{decodedQuery(query)}</span>}
    </>
  ),
  status: (call) => <Outcome call={call} />,
  duration: ({took}) => `${String(took)} ms`,
  cost: ({cost}) => cost ?? '–',
  remaining: ({remaining}) => remaining ?? '–',
};

/** An expandable row. Its button covers the row, so that a click anywhere works. */
function Call({call}: {readonly call: LoggedCall}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tr className={styles.call} data-call>
        {COLUMNS.map((column) => (
          <td key={column} className={clsx(styles.cell, styles[column])} data-label={columns[column]()}>
            {column === 'operation' ? (
              <button
                type="button"
                className={styles.open}
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onClick={() => setOpen(!isOpen)}>
                {call.name ?? call.path} {call.isSandbox && <SandboxMark />}
              </button>
            ) : (
              VALUES[column](call)
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

function Outcome({call: {status}}: {readonly call: LoggedCall}): ReactNode {
  if (status !== undefined) return <span className={status < 400 ? styles.good : styles.bad}>{status}</span>;
  return (
    <span className={styles.bad}>
      <Translate id="site.apiLogs.noAnswer">No response</Translate>
    </span>
  );
}
