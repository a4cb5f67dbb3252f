import clsx from 'clsx';
import styles from './styles.module.css';

/** Classes of an element that shows an HTTP method, in either case, as a word of its own color. */
export const methodClass = (method: string): string => clsx(styles.method, styles[method.toLowerCase()]);
