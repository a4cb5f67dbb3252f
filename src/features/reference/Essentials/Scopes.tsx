import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {guideUrls as guides} from '@site/src/config/routes';
import styles from './styles.module.css';

export interface Scope {
  readonly scope: string;
  /** It follows from the name of the resource; the provider has not confirmed it. */
  readonly inferred?: boolean;
}

/** The scopes that a token needs. */
export function Scopes({scopes}: {readonly scopes: readonly Scope[]}): ReactNode {
  if (scopes.length === 0) return <Translate id="site.essentials.scope.any">Not known to need one</Translate>;
  return scopes.map(({scope, inferred}) => (
    <span key={scope} className={styles.item}>
      <Link to={guides.scopes}>
        <code>{scope}</code>
      </Link>
      {inferred && (
        <small>
          {' '}
          <Translate id="site.essentials.scope.inferred">(unverified)</Translate>
        </small>
      )}
    </span>
  ));
}
