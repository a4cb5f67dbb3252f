import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The search box's place in the navbar, held at its size so that nothing moves when search fills it. */
export default function SearchBar(): ReactNode {
  return <div className={styles.place} data-place="search" />;
}
