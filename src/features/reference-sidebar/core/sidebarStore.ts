import type {Sidebar} from './sidebar';

const loaded = new Map<string, Sidebar>();

/** Loads the sidebar of a version, which pages of the reference are shown with. @throws when it can't be loaded */
export async function loadSidebar(name: string): Promise<void> {
  if (loaded.has(name)) return;
  const module = (await import(
    /* webpackChunkName: "[request]" */ `@generated/docusaurus-plugin-content-docs/reference/sidebar-${name}.json`
  )) as object;
  // Not destructured, because the bundler would remove the other exports.
  loaded.set(name, Reflect.get(module, 'default') as Sidebar);
}

export const loadedSidebar = (name: string): Sidebar | undefined => loaded.get(name);
