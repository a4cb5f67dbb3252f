import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Keeps the changes of operations that the visitor called. Appears when there are calls (behaviors/filterOwn.ts). */
export function OwnFilter(): ReactNode {
  return (
    <label className={styles.own} data-filter-own hidden>
      <input type="checkbox" autoComplete="off" />
      <Translate id="site.changelog.own">My operations only</Translate>
    </label>
  );
}
