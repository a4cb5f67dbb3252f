import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {
  type Sidebar,
  type SidebarGroup,
  type SidebarLink,
  type SidebarSection,
  containsPage,
  sectionsOf,
} from '../core/sidebar';
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
            aria-label={translate({id: 'site.sidebar.operations', message: 'Operations of {label}'}, {label})}
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
function Section({section: {heading, groups}, ...props}: ListProps & {readonly section: SidebarSection}): ReactNode {
  const items = groups.map((group) => <Group key={group.href} group={group} {...props} />);
  if (heading === undefined) return items;
  return (
    <li>
      <span className={styles.heading}>{heading}</span>
      <ul className={styles.groups} aria-label={heading}>
        {items}
      </ul>
    </li>
  );
}

export function SidebarList({sidebar, ...props}: ListProps & {readonly sidebar: Sidebar}): ReactNode {
  return (
    <ul className="theme-doc-sidebar-menu menu__list">
      <Item link={sidebar.overview} path={props.path} onFollow={props.onFollow} />
      {sectionsOf(sidebar.groups).map((section) => (
        <Section key={section.groups[0]?.href} section={section} {...props} />
      ))}
    </ul>
  );
}
