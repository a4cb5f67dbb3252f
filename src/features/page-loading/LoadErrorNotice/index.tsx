import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Says that scripts or styles of the page are lost. Shown by an attribute of the root element (`start/showLoadError.ts`). */
export function LoadErrorNotice(): ReactNode {
  return (
    <p className={styles.lost} role="alert" hidden>
      <Translate>Some files of this page could not be loaded.</Translate>{' '}
      {/* Without script, so a link to this page. */}
      <a href=".">
        <Translate>Reload the page</Translate>
      </a>
    </p>
  );
}
