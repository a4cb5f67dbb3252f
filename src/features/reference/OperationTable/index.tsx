import type {PropsWithChildren, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {Method} from '@site/src/components/Method';
import styles from './styles.module.css';

/** The operations of a group. On a narrow screen the request stands below its title. */
export function OperationTable({children}: PropsWithChildren): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="site.operations.what">Operation</Translate>
          </th>
          <th scope="col">
            <Translate id="site.operations.request">Request</Translate>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface RowProps {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly to: string;
  readonly deprecated?: boolean;
}

export function OperationRow({method, path, summary, to, deprecated}: RowProps): ReactNode {
  return (
    <tr className={styles.row}>
      <td className={styles.cell}>
        <Link to={to}>{summary}</Link>
        {deprecated && (
          <>
            {' '}
            <span className={styles.deprecated}>
              <Translate id="site.operation.deprecated">Deprecated</Translate>
            </span>
          </>
        )}
      </td>
      <td className={styles.cell}>
        <span className={styles.request}>
          <Method method={method} /> <code className={styles.path}>{path}</code>
        </span>
      </td>
    </tr>
  );
}
