import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {Breakable} from '@site/src/components/Breakable';
import {Method} from '@site/src/components/Method';
import type {OperationListBlock} from '@site/openapi/pages/page';
import styles from './styles.module.css';

export function OperationTable({columns, rows}: OperationListBlock): ReactNode {
  return (
    // On narrow screens its rows are blocks, which take the role from it (src/css/tables.css).
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <table role="table">
      <thead>
        <tr>
          <th scope="col">{columns.operation}</th>
          <th scope="col">{columns.request}</th>
          {columns.scope !== undefined && <th scope="col">{columns.scope}</th>}
          {columns.cost !== undefined && <th scope="col">{columns.cost}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.url} {...row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = OperationListBlock['rows'][number] & Pick<OperationListBlock, 'columns'>;

function Row({columns, method, path, summary, url, deprecated, scopes = [], cost}: RowProps): ReactNode {
  return (
    <tr>
      <td>
        <Link to={url}>{summary}</Link>
        {deprecated !== undefined && <span className="text-soft"> {deprecated}</span>}
      </td>
      <td>
        <span className={styles.request}>
          <Method method={method} /> <Breakable className="plain-code" code={path} />
        </span>
      </td>
      {columns.scope !== undefined && (
        <td>
          {scopes.map((scope) => (
            <code key={scope} className={clsx('plain-code', styles.scope)}>
              {scope}
            </code>
          ))}
        </td>
      )}
      {columns.cost !== undefined && <td>{cost}</td>}
    </tr>
  );
}
