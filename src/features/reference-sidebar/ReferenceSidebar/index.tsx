import {type ReactNode, useDeferredValue, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {prefetchPages} from '@site/src/features/static-pages';
import type {Sidebar} from '../core/sidebar';
import {CollapsibleList} from '../CollapsibleList';
import {LoadingList} from '../LoadingList';
import {RenderedExcerpt} from '../RenderedExcerpt';
import {SidebarFilter} from '../SidebarFilter';
import {SkipSidebarLink} from '../SkipSidebarLink';
import {loadSidebar} from '../core/sidebarStore';
import {useSidebar} from '../useSidebar';
import {useExcerpt} from '../useExcerpt';
import {useFirstMatch} from '../useFirstMatch';
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
 * The sidebar of a reference. A page's HTML has the current group and its neighbors. The browser loads the others when idle,
 * and adds them without moving the visible part.
 */
export function ReferenceSidebar({name, path, rendered}: Props): ReactNode {
  const nav = useRef<HTMLElement>(null);
  const [query, setQuery] = useState('');
  // A letter appears in the field before the list follows.
  const filter = useDeferredValue(query);
  const whole = useSidebar(name);
  const excerpt = useExcerpt(nav, name, whole !== undefined);
  const openFirst = useFirstMatch(whole, query);
  useEffect(() => (nav.current ? prefetchPages(nav.current) : undefined), []);
  useStableScroll(nav, whole !== undefined, path);

  const list = (): ReactNode => {
    if (whole)
      return <CollapsibleList sidebar={whole} path={path} query={filter} pendingToggles={excerpt.pendingToggles} />;
    return rendered || excerpt.isThere ? (
      <RenderedExcerpt rendered={rendered} path={path} />
    ) : (
      <LoadingList name={name} />
    );
  };
  return (
    <>
      <SkipSidebarLink />
      <SidebarFilter query={query} onChange={setQuery} onChoose={openFirst} onFocus={() => void loadSidebar(name)} />
      <nav
        ref={nav}
        aria-label={translate({id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar'})}
        className={clsx('menu thin-scrollbar', styles.menu)}>
        {list()}
      </nav>
    </>
  );
}
