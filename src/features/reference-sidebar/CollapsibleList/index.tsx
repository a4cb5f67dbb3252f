import {memo, useMemo} from 'react';
import Translate from '@docusaurus/Translate';
import {filterSidebar} from '../core/filterSidebar';
import {type Sidebar, containsPage} from '../core/sidebar';
import {SidebarList} from '../SidebarList';
import {useOpenGroups} from '../useOpenGroups';

interface Props {
  readonly sidebar: Sidebar;
  readonly path: string;
  readonly query: string;
  /** Groups whose carets were pressed before the list was interactive. */
  readonly pendingToggles?: readonly string[];
  readonly onFollow?: () => void;
}

/**
 * All groups, collapsed as the visitor left them. With a filter, only matching groups, expanded. It keeps its rendering while a
 * newer query is deferred.
 */
export const CollapsibleList = memo(function CollapsibleList({sidebar, path, query, pendingToggles, onFollow}: Props) {
  const [open, toggle] = useOpenGroups(sidebar.groups.find((group) => containsPage(group, path))?.href, pendingToggles);
  const shown = useMemo(() => filterSidebar(sidebar, query), [sidebar, query]);
  const filtered = shown !== sidebar;
  const folding = {open: filtered ? new Set(shown.groups.map(({href}) => href)) : open, onToggle: toggle};
  if (shown.groups.length === 0) {
    return (
      <p role="status">
        <Translate id="site.sidebar.none">No matching operations.</Translate>
      </p>
    );
  }
  return <SidebarList sidebar={shown} path={path} folding={folding} onFollow={onFollow} />;
});
