import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {markdownUrl} from '../core/markdownUrl';
import styles from './styles.module.css';

/** Shows or copies the Markdown version of the page (features/copy). */
export function MarkdownControls(): ReactNode {
  const address = markdownUrl(useLocation().pathname);
  return (
    <div className={styles.controls}>
      <a className={styles.control} href={address}>
        <Translate id="site.markdown.view">View as Markdown</Translate>
      </a>
      <button type="button" className={styles.control} data-copy="" data-copy-from={address}>
        <span aria-live="polite">
          <Translate id="site.markdown.copy">Copy page as Markdown</Translate>
        </span>
      </button>
    </div>
  );
}
