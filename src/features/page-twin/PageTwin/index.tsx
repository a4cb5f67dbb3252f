import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {twinAddress} from '../core/twinAddress';
import styles from './styles.module.css';

/** The Markdown twin of the page: to look at, and to take along (features/copy). */
export function PageTwin(): ReactNode {
  const address = twinAddress(useLocation().pathname);
  return (
    <div className={styles.twin}>
      <a className={styles.control} href={address}>
        <Translate id="site.twin.view">View as Markdown</Translate>
      </a>
      <button type="button" className={styles.control} data-copy="" data-copy-from={address}>
        <span aria-live="polite">
          <Translate id="site.twin.copy">Copy page as Markdown</Translate>
        </span>
      </button>
    </div>
  );
}
