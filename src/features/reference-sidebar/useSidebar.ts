import {useMemo} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {isReference} from '@site/src/config/apiVersions';
import {type Sidebar, sidebarOf} from './core/sidebar';
import {loadedSidebar} from './core/sidebarStore';

/**
 * The sidebar of the version that is shown. Undefined on guides.
 * @param items of the build and of `npm start`. Browsers have none, because the sidebar is loaded
 */
export function useSidebar(items: readonly PropSidebarItem[]): Sidebar | undefined {
  const {name = ''} = useDocsSidebar() ?? {};
  return useMemo(() => {
    if (!isReference(name)) return undefined;
    return items.length > 0 ? sidebarOf(items) : loadedSidebar(name);
  }, [name, items]);
}
