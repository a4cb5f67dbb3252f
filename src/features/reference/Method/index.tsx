import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** An HTTP method as a word; its colour only helps. */
export function Method({method}: {readonly method: string}): ReactNode {
  return <span className={clsx(styles.method, styles[method])}>{method.toUpperCase()}</span>;
}
