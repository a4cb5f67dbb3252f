import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

/** A table with a question and two values in each row. On phones the values stay in two columns, below the question. */
export const Comparison = ({children}: PropsWithChildren): ReactNode => (
  <div className={styles.comparison}>{children}</div>
);
