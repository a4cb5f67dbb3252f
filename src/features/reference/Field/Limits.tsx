import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

/** What a value must keep to, below what it is for. */
export function Limits({children}: PropsWithChildren): ReactNode {
  return <p className={styles.limits}>{children}</p>;
}

interface ValuesProps {
  readonly title: string;
  readonly values: readonly string[];
}

/** A list of values that is too long for a sentence. */
export function Values({title, values}: ValuesProps): ReactNode {
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      <ul className={styles.values}>
        {values.map((value) => (
          <li key={value}>
            <code>{value}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
