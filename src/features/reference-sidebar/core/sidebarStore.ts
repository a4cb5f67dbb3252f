import {sidebarName, versionAt} from '../../../config/apiVersions';
import type {Sidebar} from './sidebar';

const loaded = new Map<string, Sidebar>();
/** The sidebar in the document, if the file of its version can't be loaded. */
const read = new Map<string, Sidebar>();

/**
 * Loads the sidebar of a version, which pages of the reference are shown with. If it can't be loaded, the next call tries
 * again.
 * @throws when the document doesn't have it either
 */
export async function loadSidebar(name: string): Promise<void> {
  try {
    if (!loaded.has(name)) loaded.set(name, await importSidebar(name));
  } catch (error) {
    const {readSidebar} = await import('./readSidebar');
    const sidebar = readSidebar(document);
    const version = versionAt(sidebar?.overview.href ?? '');
    if (sidebar && version && sidebarName(version) === name) read.set(name, sidebar);
    if (!read.has(name)) throw error;
    console.warn(error);
  }
}

async function importSidebar(name: string): Promise<Sidebar> {
  const module = (await import(
    /* webpackChunkName: "[request]" */ `@generated/docusaurus-plugin-content-docs/reference/sidebar-${name}.json`
  )) as object;
  // Not destructured, because the bundler would remove the other exports.
  return Reflect.get(module, 'default') as Sidebar;
}

/** The sidebar of a version, once loaded. */
export const loadedSidebar = (name: string): Sidebar | undefined => loaded.get(name) ?? read.get(name);
