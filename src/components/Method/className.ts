import clsx from 'clsx';
import styles from './styles.module.css';

/** Classes of an element that shows an HTTP method. The color is in src/css/methods.css. */
export const methodClass = (method: string): string => clsx(styles.method, `method--${method.toLowerCase()}`);
