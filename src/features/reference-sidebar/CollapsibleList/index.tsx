import {memo, useLayoutEffect, useMemo, useRef} from 'react';
import Translate from '@docusaurus/Translate';
import {scrollToCurrent} from '@site/src/utils/scrollToCurrent';
import {filterSidebar} from '../core/filterSidebar';
import {type Sidebar, containsPage} from '../core/sidebar';
import {SidebarList} from '../SidebarList';
import {useOpenGroups} from '../useOpenGroups';

interface Props {
  readonly sidebar: Sidebar;
  readonly path: string;
  readonly query: string;
  readonly isShown?: boolean;
  readonly onFollow?: () => void;
}

/**
 * All groups, collapsed as the visitor left them. With a filter, only matching groups, expanded. It keeps its rendering while a
 * newer query is deferred.
 */
export const CollapsibleList = memo(function CollapsibleList({sidebar, path, query, isShown = true, onFollow}: Props) {
  const list = useRef<HTMLDivElement>(null);
  const current = sidebar.groups.find((group) => containsPage(group, path))?.href;
  const [open, toggle] = useOpenGroups(current);
  useLayoutEffect(() => {
    if (list.current && isShown) scrollToCurrent(list.current);
  }, [path, isShown]);
  const shown = useMemo(() => filterSidebar(sidebar, query), [sidebar, query]);
  const filtered = shown !== sidebar;
  const folding = {open: filtered ? new Set(shown.groups.map(({href}) => href)) : open, onToggle: toggle};
  return (
    <div ref={list}>
      {shown.groups.length === 0 ? (
        <p role="status">
          <Translate id="site.sidebar.none">No matching operations.</Translate>
        </p>
      ) : (
        <SidebarList sidebar={shown} path={path} folding={folding} onFollow={onFollow} />
      )}
    </div>
  );
});
