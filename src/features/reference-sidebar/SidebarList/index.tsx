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

interface ItemProps {
  readonly link: SidebarLink;
  readonly path: string;
  readonly onFollow?: () => void;
}

function Item({link, path, onFollow}: ItemProps): ReactNode {
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

interface Folding {
  readonly open: ReadonlySet<string>;
  readonly onToggle: (href: string) => void;
}

interface CaretProps {
  readonly label: string;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Collapses a group. */
function Caret({label, open, onToggle}: CaretProps): ReactNode {
  const name = translate(
    {id: 'site.sidebar.operations', message: 'Operations of {label}', description: 'Button that folds a group'},
    {label},
  );
  return (
    <button type="button" className="clean-btn menu__caret" aria-expanded={open} aria-label={name} onClick={onToggle} />
  );
}

interface GroupProps extends Omit<ItemProps, 'link'> {
  readonly group: SidebarGroup;
  readonly folding: Folding;
}

function Group({group, path, folding, onFollow}: GroupProps): ReactNode {
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
        {operations.length > 0 && <Caret label={label} open={open} onToggle={() => folding.onToggle(href)} />}
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

interface SectionProps extends Omit<GroupProps, 'group'> {
  readonly section: SidebarSection;
}

/** Groups under their heading. The heading is a label and not collapsible. */
function Section({section: {heading, groups}, ...props}: SectionProps): ReactNode {
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

interface Props {
  readonly sidebar: Sidebar;
  readonly path: string;
  readonly folding: Folding;
  readonly onFollow?: () => void;
}

/** The groups of a version as a list of links. */
export function SidebarList({sidebar, path, folding, onFollow}: Props): ReactNode {
  return (
    <ul className="theme-doc-sidebar-menu menu__list">
      <Item link={sidebar.overview} path={path} onFollow={onFollow} />
      {sectionsOf(sidebar.groups).map((section) => (
        <Section key={section.groups[0]?.href} section={section} path={path} folding={folding} onFollow={onFollow} />
      ))}
    </ul>
  );
}
