import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Sidebar} from '../core/sidebar';
import {CollapsibleList} from '../CollapsibleList';
import {SidebarFilter} from '../SidebarFilter';
import {useFilter} from '../useFilter';
import styles from './styles.module.css';

/**
 * The sidebar of a reference. A page's HTML has all groups, and the operations of the current one. The others are in a file for
 * each version, which loads with the page (features/static-pages).
 */
export function ReferenceSidebar({sidebar, path}: {readonly sidebar: Sidebar; readonly path: string}): ReactNode {
  const {query, filter} = useFilter(sidebar);
  return (
    <>
      <SidebarFilter {...filter} />
      <nav
        aria-label={translate({id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar'})}
        className={clsx('menu thin-scrollbar', styles.menu)}>
        <CollapsibleList sidebar={sidebar} path={path} query={query} />
      </nav>
    </>
  );
}
