import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A status code. The color is only an extra hint. */
export function Status({status}: {readonly status: string}): ReactNode {
  return <b className={clsx(styles.status, status.startsWith('2') ? styles.good : styles.bad)}>{status}</b>;
}
