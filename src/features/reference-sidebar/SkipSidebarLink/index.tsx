import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Moves the focus without changing the URL. */
function goToContent(event: MouseEvent): void {
  const main = document.querySelector('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.removeAttribute('tabindex');
}

/** Skips the list of operations, which can have a hundred tab stops. Visible while it has the focus. */
export function SkipSidebarLink(): ReactNode {
  return (
    <a
      className={clsx('visually-hidden', styles.skip)}
      href="#__docusaurus_skipToContent_fallback"
      onClick={goToContent}>
      <Translate id="site.sidebar.skip">Skip the list of operations</Translate>
    </a>
  );
}
