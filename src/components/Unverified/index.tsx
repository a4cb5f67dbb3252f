import type {PropsWithChildren, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {codeSpans} from './codeSpans';
import styles from './styles.module.css';

/** A quiet note: the provider has not confirmed this. The children say what exactly. */
export function UnverifiedNote({children}: PropsWithChildren): ReactNode {
  return (
    <span className={styles.unverified}>
      <b>
        <Translate id="site.unverified.label">Unverified:</Translate>
      </b>{' '}
      {children}
    </span>
  );
}

/** The note as guides write it: one sentence, with names between backticks as code. */
export function Unverified({what}: {readonly what: string}): ReactNode {
  return <UnverifiedNote>{codeSpans(what)}</UnverifiedNote>;
}
