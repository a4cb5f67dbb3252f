import {type ReactNode, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {followLinks} from '@site/src/features/static-pages';
import {excerptOf} from '../core/excerpt';
import type {Sidebar} from '../core/sidebar';
import {FoldingList} from '../FoldingList';
import {SidebarList} from '../SidebarList';
import {SidebarFilter} from '../SidebarFilter';
import {loadSidebar, useSidebar} from '../sidebarStore';
import {useSteadyScroll} from '../useSteadyScroll';
import styles from './styles.module.css';

interface Props {
  /** Name of the sidebar: `api-v2.0`. */
  readonly name: string;
  readonly path: string;
  /** All groups while the site is built and under `npm start`; the browser loads them. */
  readonly rendered?: Sidebar;
}

/** The excerpt as the build rendered it; React leaves it alone. Filled from `rendered` where there is no HTML yet. */
function Excerpt({rendered, path}: Pick<Props, 'rendered' | 'path'>): ReactNode {
  return rendered ? (
    <div>
      <SidebarList sidebar={excerptOf(rendered, path)} path={path} />
    </div>
  ) : (
    <div suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
  );
}

/**
 * The sidebar of a reference. A page's HTML holds the current group and its neighbours; the others are loaded when a
 * visitor turns to the sidebar, and take their places without moving what is in view.
 */
export function ReferenceSidebar({name, path, rendered}: Props): ReactNode {
  const nav = useRef<HTMLElement>(null);
  const [query, setQuery] = useState('');
  const whole = useSidebar(name);
  const {push} = useHistory();
  useEffect(() => (nav.current && !whole ? followLinks(nav.current, push) : undefined), [push, whole]);
  useSteadyScroll(nav, whole !== undefined, path);
  const load = (): void => void loadSidebar(name);
  return (
    <>
      <SidebarFilter query={query} onChange={setQuery} onFocus={load} />
      <nav
        ref={nav}
        aria-label={translate({id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar'})}
        className={clsx('menu thin-scrollbar', styles.menu)}
        onPointerEnter={load}
        onFocus={load}>
        {whole ? (
          <FoldingList sidebar={whole} path={path} query={query} />
        ) : (
          <Excerpt rendered={rendered} path={path} />
        )}
      </nav>
    </>
  );
}
