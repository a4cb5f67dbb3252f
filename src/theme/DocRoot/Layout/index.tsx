import {type ReactNode, useEffect, useState} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {createStorageSlot} from '@docusaurus/theme-common';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocRoot/Layout';
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main';
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar';
import styles from './styles.module.css';

const choice = createStorageSlot('docs-sidebar');
const SIDEBAR = 'docs-sidebar';

/**
 * Docusaurus's layout with the article before the sidebar in the document, so that the article is painted first, and text
 * browsers and programs meet it first. A hidden sidebar stays hidden after a reload.
 */
export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    if (choice.get() === 'hidden') setIsHidden(true);
  }, []);

  const toggle = (): void => {
    choice.set(isHidden ? 'shown' : 'hidden');
    setIsHidden(!isHidden);
  };
  return (
    <div className={styles.wrapper}>
      <BackToTopButton />
      <div className={styles.root}>
        {sidebar && (
          <a className={clsx('visually-hidden', styles.skip)} href={`#${SIDEBAR}`}>
            <Translate id="site.sidebar.skip">Skip to the sidebar</Translate>
          </a>
        )}
        <DocRootLayoutMain hiddenSidebarContainer={isHidden}>{children}</DocRootLayoutMain>
        {sidebar && (
          <div id={SIDEBAR} className={styles.sidebar}>
            <DocRootLayoutSidebar
              sidebar={sidebar.items}
              hiddenSidebarContainer={isHidden}
              setHiddenSidebarContainer={toggle}
            />
          </div>
        )}
      </div>
    </div>
  );
}
