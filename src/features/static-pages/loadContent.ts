import {sidebarName, versionAt} from '@site/src/config/apiVersions';
import {loadSidebar} from '@site/src/features/reference-sidebar/core/sidebarStore';
import {loadPage} from './pageStore';

/** Loads the HTML of a page, which the first page has, and the sidebar of its version. */
export function loadContent(pathname: string): Promise<unknown> {
  const version = versionAt(pathname);
  return Promise.all([loadPage(pathname), version && loadSidebar(sidebarName(version))]);
}
