import {memo, useLayoutEffect, useMemo, useRef, useState} from 'react';
import Translate from '@docusaurus/Translate';
import {scrollToCurrent} from '@site/src/utils/scrollToCurrent';
import {filterSidebar} from '../core/filterSidebar';
import {type Sidebar, containsPage} from '../core/sidebar';
import {SidebarList} from '../SidebarList';

interface Props {
  readonly sidebar: Sidebar;
  readonly path: string;
  readonly query: string;
  readonly isShown?: boolean;
  readonly onFollow?: () => void;
}

const withGroup = (groups: ReadonlySet<string>, current = ''): ReadonlySet<string> => new Set([...groups, current]);

/** URLs of expanded groups. The current one expands when a visitor opens a page in it, and can be collapsed. */
function useOpenGroups(current: string | undefined): readonly [ReadonlySet<string>, toggle: (href: string) => void] {
  const [open, setOpen] = useState(() => withGroup(new Set(), current));
  const [entered, setEntered] = useState(current);
  if (current !== entered) {
    setEntered(current);
    setOpen(withGroup(open, current));
  }
  const toggle = (href: string): void => {
    const changed = new Set(open);
    if (!changed.delete(href)) changed.add(href);
    setOpen(changed);
  };
  return [open, toggle];
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
  const expanded = filtered ? new Set(shown.groups.map(({href}) => href)) : open;
  return (
    <div ref={list}>
      {shown.groups.length === 0 ? (
        <p role="status">
          <Translate id="site.sidebar.none">No matching operations.</Translate>
        </p>
      ) : (
        <SidebarList sidebar={shown} path={path} open={expanded} onToggle={toggle} onFollow={onFollow} />
      )}
    </div>
  );
});
