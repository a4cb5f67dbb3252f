import type {PropsWithChildren, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Method} from '@site/src/components/Method';
import {Breakable} from '../Breakable';
import styles from './styles.module.css';

/** A guide writes the id; the rest is filled in while the site is built (plugins/guide-components). */
interface Props {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly to: string;
}

/** Leads to the page of an operation: as method and path, or with words of the guide's own. */
export function OperationLink({method, path, to, children}: PropsWithChildren<Props>): ReactNode {
  if (children) return <Link to={to}>{children}</Link>;
  return (
    <Link to={to} className={styles.operation}>
      <Method method={method} /> <Breakable code={path} />
    </Link>
  );
}
