import {memo, useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {openSearch} from '@site/src/features/shortcuts';
import {scrollToCurrent} from '@site/src/utils/scrollToCurrent';
import {filterSidebar} from '../core/filterSidebar';
import {type Sidebar, type SidebarGroup, type SidebarLink, containsPage, groupsIn} from '../core/sidebar';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface ListProps {
  readonly path: string;
  /** The URLs of expanded groups. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (href: string) => void;
  readonly onFollow?: (() => void) | undefined;
}

function Item({link, path, onFollow}: Pick<ListProps, 'path' | 'onFollow'> & {readonly link: SidebarLink}): ReactNode {
  const active = link.href === path;
  return (
    <li className={clsx('menu__list-item', link.className)}>
      <Link
        className={clsx('menu__link', active && 'menu__link--active')}
        to={link.href}
        aria-current={active ? 'page' : undefined}
        onClick={onFollow}>
        {link.label}
      </Link>
    </li>
  );
}

function Group({group, path, onFollow, ...folding}: ListProps & {readonly group: SidebarGroup}): ReactNode {
  const {label, href, operations} = group;
  const current = containsPage(group, path);
  const open = folding.open.has(href);
  return (
    <li className={clsx('menu__list-item', !open && 'menu__list-item--collapsed')}>
      <div className={clsx('menu__list-item-collapsible', href === path && 'menu__list-item-collapsible--active')}>
        <Link
          className={clsx('menu__link menu__link--sublist', current && 'menu__link--active')}
          to={href}
          aria-current={href === path ? 'page' : undefined}
          onClick={onFollow}>
          {label}
        </Link>
        {operations.length > 0 && (
          <button
            type="button"
            className="clean-btn menu__caret"
            aria-expanded={open}
            aria-label={translate({message: 'Operations of {label}'}, {label})}
            onClick={() => folding.onToggle(href)}
          />
        )}
      </div>
      {open && operations.length > 0 && (
        <ul className="menu__list">
          {operations.map((operation) => (
            <Item key={operation.href} link={operation} path={path} onFollow={onFollow} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Groups under their heading. The heading is a label and not collapsible. */
function Section({
  section: {heading, groups},
  ...props
}: ListProps & {readonly section: Sidebar['sections'][number]}): ReactNode {
  const items = groups.map((group) => <Group key={group.href} group={group} {...props} />);
  if (heading === undefined) return items;
  return (
    <li>
      <span className={clsx('text-soft', styles.heading)}>{heading}</span>
      <ul className="clean-list" aria-label={heading}>
        {items}
      </ul>
    </li>
  );
}

function SidebarList({sidebar, ...props}: ListProps & {readonly sidebar: Sidebar}): ReactNode {
  return (
    <ul className="theme-doc-sidebar-menu menu__list">
      <Item link={sidebar.overview} path={props.path} onFollow={props.onFollow} />
      {sidebar.sections.map((section) => (
        <Section key={section.groups[0]?.href} section={section} {...props} />
      ))}
    </ul>
  );
}

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

/** All groups, or matching ones, expanded. It keeps its rendering while a newer query is deferred. */
export const CollapsibleList = memo(function CollapsibleList({sidebar, path, query, isShown = true, onFollow}: Props) {
  const list = useRef<HTMLDivElement>(null);
  const current = groupsIn(sidebar).find((group) => containsPage(group, path))?.href;
  const [open, toggle] = useOpenGroups(current);
  useLayoutEffect(() => {
    if (list.current && isShown) scrollToCurrent(list.current);
  }, [path, isShown]);
  const shown = useMemo(() => filterSidebar(sidebar, query), [sidebar, query]);
  const filtered = shown !== sidebar;
  const expanded = filtered ? new Set(groupsIn(shown).map(({href}) => href)) : open;
  return (
    <div ref={list}>
      {shown.sections.length === 0 ? (
        <>
          <p role="status">
            <Translate>No matching operations.</Translate>
          </p>
          <button type="button" className="site-button" onClick={() => openSearch(query)}>
            <Translate>Search the docs</Translate>
          </button>
        </>
      ) : (
        <SidebarList sidebar={shown} path={path} open={expanded} onToggle={toggle} onFollow={onFollow} />
      )}
    </div>
  );
});
