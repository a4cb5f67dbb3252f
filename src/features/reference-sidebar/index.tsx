import {type ReactNode, createContext, useState, type KeyboardEvent, useDeferredValue} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {CollapsibleList} from './CollapsibleList';
import type {Sidebar} from './core/sidebar';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';
import {useHistory, useLocation} from '@docusaurus/router';
import {firstMatch} from './core/filterSidebar';

/** The filter of a visitor, which the next page doesn't keep. @param onOpen called before the first match opens */
function useFilter(sidebar: Sidebar, onOpen?: () => void) {
  const history = useHistory();
  const {pathname} = useLocation();
  const [page, setPage] = useState(pathname);
  const [query, setQuery] = useState('');
  if (page !== pathname) {
    setPage(pathname);
    setQuery('');
  }
  // A letter appears in the field before the list follows.
  const deferred = useDeferredValue(query);
  const openFirst = (): void => {
    const href = firstMatch(sidebar, query);
    if (href === undefined) return;
    onOpen?.();
    history.push(href);
  };
  // The whole list is there at once, so that it scrolls to the current entry.
  return {query: query && deferred, filter: {query, onChange: setQuery, onChoose: openFirst}};
}

/** Filters the sidebar. Enter opens the first match, Escape clears. Hidden without JavaScript. */
function SidebarFilter({query, onChange, onChoose}: ReturnType<typeof useFilter>['filter']): ReactNode {
  const name = translate({message: 'Filter operations'});
  const press = (event: KeyboardEvent): void => {
    if (query === '' || event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Enter would also press the button that has the focus when the menu is closed.
    event.preventDefault();
    if (event.key === 'Enter') onChoose();
    else onChange('');
  };
  return (
    <input
      type="search"
      className={styles.filter}
      placeholder={name}
      aria-label={name}
      value={query}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={press}
    />
  );
}

/** A page's HTML has all groups, and the operations of the current one. The others load (features/static-pages). */
export function ReferenceSidebar({sidebar, path}: {readonly sidebar: Sidebar; readonly path: string}): ReactNode {
  const {query, filter} = useFilter(sidebar);
  return (
    <>
      <SidebarFilter {...filter} />
      <nav
        aria-label={translate({id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar'})}
        className={clsx('menu thin-scrollbar', styles.menu)}>
        <CollapsibleList sidebar={sidebar} path={path} query={query} />
      </nav>
    </>
  );
}

interface MenuProps {
  readonly menu: {readonly sidebar: Sidebar; readonly path: string};
}

export function MobileSidebar({menu: {sidebar, path}}: MenuProps): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {query, filter} = useFilter(sidebar, toggle);
  // The menu exists on every narrow page, so render nothing until it opens.
  const [opened, setOpened] = useState(shown);
  if (shown && !opened) setOpened(true);
  if (!opened) return null;
  return (
    <>
      <SidebarFilter {...filter} />
      <CollapsibleList sidebar={sidebar} path={path} query={query} isShown={shown} onFollow={toggle} />
    </>
  );
}

/** The sidebar of the version of a page. Undefined on guides. */
export const SidebarContext = createContext<Sidebar | undefined>(undefined);
