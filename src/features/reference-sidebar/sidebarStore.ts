import {useSyncExternalStore} from 'react';
import type {Sidebar} from './core/sidebar';

const sidebars = new Map<string, Sidebar>();
const loading = new Set<string>();
const listeners = new Set<() => void>();

/** Loads all groups of a version; until then a page shows the excerpt in its HTML. A failure leaves that, and the next wish tries again. */
export async function loadSidebar(name: string): Promise<void> {
  if (sidebars.has(name) || loading.has(name)) return;
  loading.add(name);
  try {
    const module = (await import(
      /* webpackChunkName: "[request]" */ `@generated/docusaurus-plugin-content-docs/reference/sidebar-${name}.json`
    )) as object;
    // Not destructured: the bundler would take a namespace of which it sees one part used for one that may be emptied.
    sidebars.set(name, Reflect.get(module, 'default') as Sidebar);
    for (const tell of listeners) tell();
  } catch (error) {
    console.warn('The sidebar could not be loaded.', error);
  } finally {
    loading.delete(name);
  }
}

/** Calls the listener when a sidebar was loaded, before anything shows it. */
export function onSidebarLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All groups of a version, once they were loaded. */
export const useSidebar = (name: string): Sidebar | undefined =>
  useSyncExternalStore(
    onSidebarLoaded,
    () => sidebars.get(name),
    () => undefined,
  );
