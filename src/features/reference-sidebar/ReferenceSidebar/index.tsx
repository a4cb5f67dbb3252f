import {type ReactNode, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {followLinks, prefetchPages} from '@site/src/features/static-pages';
import {excerptOf} from '../core/excerpt';
import type {Sidebar} from '../core/sidebar';
import {FoldingList} from '../FoldingList';
import {SidebarList} from '../SidebarList';
import {SidebarFilter} from '../SidebarFilter';
import {SkipList} from '../SkipList';
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

/** Lets the router follow the excerpt's links, and loads all groups once a visitor turns to it. */
function awakenExcerpt(list: HTMLElement, name: string, go: (to: string) => void): () => void {
  const load = (): void => void loadSidebar(name);
  list.addEventListener('pointerenter', load);
  list.addEventListener('focusin', load);
  const unfollow = followLinks(list, go);
  return () => {
    list.removeEventListener('pointerenter', load);
    list.removeEventListener('focusin', load);
    unfollow();
  };
}

/**
 * The sidebar of a reference. A page's HTML holds the current group and its neighbours; the others are loaded when a
 * visitor turns to the sidebar, and take their places without moving what is in view.
 */
export function ReferenceSidebar({name, path, rendered}: Props): ReactNode {
  const nav = useRef<HTMLElement>(null);
  const [query, setQuery] = useState('');
  const whole = useSidebar(name);
  const history = useHistory();
  useEffect(() => {
    const go = (to: string): void => {
      history.push(to);
    };
    return nav.current && !whole ? awakenExcerpt(nav.current, name, go) : undefined;
  }, [history, name, whole]);
  useEffect(() => (nav.current ? prefetchPages(nav.current) : undefined), []);
  useSteadyScroll(nav, whole !== undefined, path);
  return (
    <>
      <SkipList />
      <SidebarFilter query={query} onChange={setQuery} onFocus={() => void loadSidebar(name)} />
      <nav
        ref={nav}
        aria-label={translate({id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar'})}
        className={clsx('menu thin-scrollbar', styles.menu)}>
        {whole ? (
          <FoldingList sidebar={whole} path={path} query={query} />
        ) : (
          <Excerpt rendered={rendered} path={path} />
        )}
      </nav>
    </>
  );
}
