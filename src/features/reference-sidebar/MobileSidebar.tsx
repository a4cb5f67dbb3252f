import {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {whenIdle} from '@site/src/features/page-loading';
import {CollapsibleList} from './CollapsibleList';
import {LoadingList} from './LoadingList';
import {SidebarFilter} from './SidebarFilter';
import {scrollToCurrent} from './scrollToCurrent';
import {loadSidebar} from './core/sidebarStore';
import {useFilteredSidebar} from './useFilteredSidebar';

/** The reference sidebar in the menu of narrow screens. It loads when the browser is idle, and renders when the menu opens. */
export function MobileSidebar({name, path}: {readonly name: string; readonly path: string}): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const list = useRef<HTMLDivElement>(null);
  const {sidebar, hasFailed, query, filter} = useFilteredSidebar(name, toggle);
  // The menu exists on every narrow page, so render nothing until it opens.
  const [opened, setOpened] = useState(shown);
  if (shown && !opened) setOpened(true);
  useEffect(() => {
    const load = (): void => void loadSidebar(name);
    if (shown) load();
    else whenIdle(load);
  }, [name, shown]);
  const isFilled = sidebar !== undefined;
  useLayoutEffect(() => {
    const scroller = list.current?.closest<HTMLElement>('.menu');
    if (list.current && scroller && shown && isFilled) scrollToCurrent(list.current, scroller);
  }, [shown, isFilled]);
  if (!opened) return null;
  if (!sidebar) return <LoadingList hasFailed={hasFailed} onRetry={() => void loadSidebar(name)} />;
  return (
    <div ref={list}>
      <SidebarFilter {...filter} />
      <CollapsibleList sidebar={sidebar} path={path} query={query} onFollow={toggle} />
    </div>
  );
}
