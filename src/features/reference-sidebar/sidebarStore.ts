import {useSyncExternalStore} from 'react';
import type {Sidebar} from './core/sidebar';
import {pointerReleased} from './pointerReleased';

const sidebars = new Map<string, Sidebar>();
const loading = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

async function load(name: string): Promise<void> {
  try {
    const module = (await import(
      /* webpackChunkName: "[request]" */ `@generated/docusaurus-plugin-content-docs/reference/sidebar-${name}.json`
    )) as object;
    await pointerReleased();
    // Not destructured: the bundler would take a namespace of which it sees one part used for one that may be emptied.
    sidebars.set(name, Reflect.get(module, 'default') as Sidebar);
    for (const tell of listeners) tell();
  } catch (error) {
    console.warn('The sidebar could not be loaded.', error);
  } finally {
    loading.delete(name);
  }
}

/** Loads all groups of a version; until then a page shows the excerpt in its HTML. A failure leaves that, and the next wish tries again. */
export function loadSidebar(name: string): Promise<void> {
  if (sidebars.has(name)) return Promise.resolve();
  const started = loading.get(name) ?? load(name);
  loading.set(name, started);
  return started;
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
