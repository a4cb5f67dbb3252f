import {type ReactNode, startTransition, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useStorageSlot} from '@docusaurus/theme-common';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocRoot/Layout';
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main';
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar';
import {revealOpened} from './revealOpened';
import styles from './styles.module.css';

const SIDEBAR = 'docs-sidebar';
/** Docusaurus's buttons that show and hide the sidebar, the visible one first. */
const BUTTONS = ['expandButton_', 'collapseSidebarButton_'].map((name) => `#${SIDEBAR} [class*='${name}']`);

/**
 * Docusaurus's layout with the article before the sidebar in the document, so that the article is painted first, and text
 * browsers and programs meet it first. A hidden sidebar stays hidden after a reload.
 */
export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const [choice, slot] = useStorageSlot(SIDEBAR);
  // Shown at first: Docusaurus's sidebar collapses at the end of the transition from shown to hidden.
  const [isHidden, setIsHidden] = useState(false);
  const hasToggled = useRef(false);
  useEffect(revealOpened, []);
  useEffect(() => {
    // The script in the head has done it before the first paint (features/page-loading/core/headScript.ts).
    if (choice !== null) document.documentElement.dataset.docsSidebar = choice;
    startTransition(() => {
      setIsHidden(choice === 'hidden');
    });
  }, [choice]);
  /** Moves the focus from the button that is gone to its counterpart, which replaces it after the transition. */
  const followFocus = (): void => {
    requestAnimationFrame(() => {
      if (!hasToggled.current || document.activeElement !== document.body) return;
      const [button] = BUTTONS.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
      button?.focus();
    });
  };
  useEffect(followFocus, [isHidden]);
  return (
    <div className={styles.wrapper}>
      <BackToTopButton />
      <div className={clsx(styles.root, sidebar && styles.columns)}>
        {sidebar && (
          <a className={clsx('visually-hidden', styles.skip)} href={`#${SIDEBAR}`}>
            <Translate id="site.sidebar.skip">Skip to the sidebar</Translate>
          </a>
        )}
        <DocRootLayoutMain hiddenSidebarContainer={isHidden}>{children}</DocRootLayoutMain>
        {sidebar && (
          <div id={SIDEBAR} onTransitionEnd={followFocus}>
            <DocRootLayoutSidebar
              sidebar={sidebar.items}
              hiddenSidebarContainer={isHidden}
              setHiddenSidebarContainer={() => {
                hasToggled.current = true;
                slot.set(isHidden ? 'shown' : 'hidden');
              }}
            />
          </div>
        )}
      </div>
    </div>
  );
}
