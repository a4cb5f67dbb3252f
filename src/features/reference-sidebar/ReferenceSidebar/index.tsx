import {type ReactNode, useRef} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Sidebar} from '../core/sidebar';
import {CollapsibleList} from '../CollapsibleList';
import {LoadingList} from '../LoadingList';
import {RenderedExcerpt} from '../RenderedExcerpt';
import {SidebarFilter} from '../SidebarFilter';
import {loadSidebar} from '../core/sidebarStore';
import {useExcerpt} from '../useExcerpt';
import {useFilteredSidebar} from '../useFilteredSidebar';
import {useStableScroll} from '../useStableScroll';
import styles from './styles.module.css';

interface Props {
  /** Name of the sidebar: `api-v2.0`. */
  readonly name: string;
  readonly path: string;
  /** All groups on the server and with `npm start`. Browsers load them. */
  readonly rendered?: Sidebar;
}

/**
 * The sidebar of a reference. A page's HTML has the current group and its neighbors. The browser loads the others when idle or
 * when a visitor uses the list, and adds them without moving the visible part.
 */
export function ReferenceSidebar({name, path, rendered}: Props): ReactNode {
  const nav = useRef<HTMLElement>(null);
  const {sidebar, hasFailed, query, filter} = useFilteredSidebar(name);
  const {isThere, pendingToggles, listeners} = useExcerpt(name);
  const isWhole = sidebar !== undefined;
  useStableScroll(nav, isWhole, path);
  const load = (): void => void loadSidebar(name);

  const list = (): ReactNode => {
    if (isWhole) return <CollapsibleList sidebar={sidebar} path={path} query={query} pendingToggles={pendingToggles} />;
    if (rendered || isThere) return <RenderedExcerpt rendered={rendered} path={path} />;
    return <LoadingList hasFailed={hasFailed} onRetry={load} />;
  };
  return (
    <>
      <SidebarFilter {...filter} onFocus={load} />
      <nav
        ref={nav}
        aria-label={translate({id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar'})}
        className={clsx('menu thin-scrollbar', styles.menu)}
        {...(!isWhole && listeners)}>
        {list()}
      </nav>
    </>
  );
}
