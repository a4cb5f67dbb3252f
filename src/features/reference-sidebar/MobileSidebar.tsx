import {type ReactNode, useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {CollapsibleList} from './CollapsibleList';
import {SidebarFilter} from './SidebarFilter';
import type {Sidebar} from './core/sidebar';
import {useFilter} from './useFilter';

/** The reference sidebar in the menu of narrow screens. */
export function MobileSidebar({sidebar, path}: {readonly sidebar: Sidebar; readonly path: string}): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {query, filter} = useFilter(sidebar, toggle);
  // The menu exists on every narrow page, so render nothing until it opens.
  const [opened, setOpened] = useState(shown);
  if (shown && !opened) setOpened(true);
  if (!opened) return null;
  return (
    <>
      <SidebarFilter {...filter} />
      <CollapsibleList sidebar={sidebar} path={path} query={query} isShown={shown} onFollow={toggle} />
    </>
  );
}
