import {type ReactNode, startTransition, useEffect, useState} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useStorageSlot} from '@docusaurus/theme-common';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocRoot/Layout';
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main';
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar';
import {useRevealedGroups} from '@site/src/features/menus';
import styles from './styles.module.css';

const SIDEBAR = 'docs-sidebar';

/** The article is before the sidebar in the document: it is painted first, and programs meet it first. */
export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  useRevealedGroups();
  const [choice, slot] = useStorageSlot(SIDEBAR);
  // Shown at first: Docusaurus's sidebar collapses at the end of the transition from shown to hidden.
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    // The script in the head has done it before the first paint (features/page-loading/core/headScript.ts).
    if (choice !== null) document.documentElement.dataset.docsSidebar = choice;
    startTransition(() => {
      setIsHidden(choice === 'hidden');
    });
  }, [choice]);
  return (
    <div className={clsx(styles.root, sidebar && styles.columns)}>
      <BackToTopButton />
      {sidebar && (
        <a className={clsx('visually-hidden', styles.skip)} href={`#${SIDEBAR}`}>
          <Translate>Skip to the sidebar</Translate>
        </a>
      )}
      <DocRootLayoutMain hiddenSidebarContainer={isHidden}>{children}</DocRootLayoutMain>
      {sidebar && (
        <div id={SIDEBAR}>
          <DocRootLayoutSidebar
            sidebar={sidebar.items}
            hiddenSidebarContainer={isHidden}
            setHiddenSidebarContainer={() => {
              // At once, so that the end of an earlier transition doesn't hide it again.
              setIsHidden(!isHidden);
              slot.set(isHidden ? 'shown' : 'hidden');
            }}
          />
        </div>
      )}
    </div>
  );
}
