import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A quiet mark: the provider has not confirmed this, and what exactly. */
export function Unverified({what}: {readonly what: string}): ReactNode {
  return (
    <span className={styles.unverified}>
      <b>
        <Translate id="site.unverified.label">Unverified:</Translate>
      </b>{' '}
      {what}
    </span>
  );
}
