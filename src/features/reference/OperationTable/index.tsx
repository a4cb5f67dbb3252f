import type {PropsWithChildren, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {Method} from '../Method';
import styles from './styles.module.css';

/** The operations of a group. */
export function OperationTable({children}: PropsWithChildren): ReactNode {
  return (
    <table>
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
}

export function OperationRow({method, path, summary, to}: RowProps): ReactNode {
  return (
    <tr>
      <td>
        <Link to={to}>{summary}</Link>
      </td>
      <td>
        <Method method={method} /> <code className={styles.path}>{path}</code>
      </td>
    </tr>
  );
}
