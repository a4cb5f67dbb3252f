import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Method} from '@site/src/components/Method';
import type {OperationListBlock} from '../../../../openapi/pages/page';
import styles from './styles.module.css';

/** Operations and their requests. On narrow screens the request is below the name. */
export function OperationTable({columns, rows}: OperationListBlock): ReactNode {
  return (
    <table className={styles.table}>
      <thead className="table-head-narrow-hidden">
        <tr>
          <th scope="col">{columns.operation}</th>
          <th scope="col">{columns.request}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.url} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({method, path, summary, url, deprecated}: OperationListBlock['rows'][number]): ReactNode {
  return (
    <tr className={styles.row}>
      <td className={styles.cell}>
        <Link to={url}>{summary}</Link>
        {deprecated !== undefined && (
          <>
            {' '}
            <span className={styles.deprecated}>{deprecated}</span>
          </>
        )}
      </td>
      <td className={styles.cell}>
        <span className={styles.request}>
          <Method method={method} /> <code className="plain-code">{path}</code>
        </span>
      </td>
    </tr>
  );
}
