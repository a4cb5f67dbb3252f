import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {codeSpans} from './codeSpans';
import styles from './styles.module.css';

/** A quiet mark: the provider has not confirmed this, and what exactly. Names between backticks are shown as code. */
export function Unverified({what}: {readonly what: string}): ReactNode {
  return (
    <span className={styles.unverified}>
      <b>
        <Translate id="site.unverified.label">Unverified:</Translate>
      </b>{' '}
      {codeSpans(what)}
    </span>
  );
}
