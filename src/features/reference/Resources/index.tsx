import type {PropsWithChildren, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** The resources of an API version, in columns. */
export function Resources({children}: PropsWithChildren): ReactNode {
  return <ul className={styles.resources}>{children}</ul>;
}

export function Resource({
  name,
  to,
  children,
}: PropsWithChildren<{readonly name: string; readonly to: string}>): ReactNode {
  return (
    <li className={styles.resource}>
      <Link to={to} className={styles.name}>
        {name}
      </Link>
      {children}
    </li>
  );
}
