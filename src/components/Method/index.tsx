import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** An HTTP method as a colored word. The color is in src/css/methods.css. */
export function Method({method}: {readonly method: string}): ReactNode {
  return <span className={clsx(styles.method, `method--${method.toLowerCase()}`)}>{method.toUpperCase()}</span>;
}
