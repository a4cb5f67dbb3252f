import {type ReactNode, useEffect, useState} from 'react';
import Translate from '@docusaurus/Translate';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {FoldingList} from './FoldingList';
import {SidebarFilter} from './SidebarFilter';
import {loadSidebar, useSidebar} from './sidebarStore';

/** The sidebar of a reference in the menu of narrow screens. Its groups are loaded when the menu opens. */
export function MobileSidebar({name, path}: {readonly name: string; readonly path: string}): ReactNode {
  const menu = useNavbarMobileSidebar();
  const [query, setQuery] = useState('');
  const sidebar = useSidebar(name);
  useEffect(() => {
    void loadSidebar(name);
  }, [name]);
  if (!sidebar) {
    return (
      <p role="status">
        <Translate id="site.sidebar.loading">Loading the operations…</Translate>
      </p>
    );
  }
  return (
    <>
      <SidebarFilter query={query} onChange={setQuery} />
      <FoldingList sidebar={sidebar} path={path} query={query} onFollow={menu.toggle} />
    </>
  );
}
