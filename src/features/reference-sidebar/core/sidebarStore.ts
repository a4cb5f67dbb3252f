import {watchPresses} from './press';
import type {Sidebar} from './sidebar';

const sidebars = new Map<string, Sidebar>();
const loading = new Map<string, Promise<void>>();
const failed = new Set<string>();
const listeners = new Set<() => void>();

/** Wait for the end of a press, because an element that is replaced during it gets no click, or another link gets it. */
const released = typeof window === 'undefined' ? () => Promise.resolve() : watchPresses(window);

const notify = (): void => {
  for (const listener of listeners) listener();
};

async function load(name: string): Promise<void> {
  if (failed.delete(name)) notify();
  try {
    const module = (await import(
      /* webpackChunkName: "[request]" */ `@generated/docusaurus-plugin-content-docs/reference/sidebar-${name}.json`
    )) as object;
    await released();
    // Not destructured, because the bundler would remove the other exports.
    sidebars.set(name, Reflect.get(module, 'default') as Sidebar);
  } catch (error) {
    console.warn('The sidebar could not be loaded.', error);
    failed.add(name);
    window.addEventListener('online', () => void loadSidebar(name), {once: true});
  } finally {
    loading.delete(name);
    notify();
  }
}

/** Loads all groups of a version. After a failure the next call tries again. */
export function loadSidebar(name: string): Promise<void> {
  if (sidebars.has(name)) return Promise.resolve();
  const started = loading.get(name) ?? load(name);
  loading.set(name, started);
  return started;
}

/** Calls the listener when a sidebar is loaded, before it is shown, or when loading failed. */
export function onSidebarLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All groups of a version, once loaded. */
export const sidebarOfVersion = (name: string): Sidebar | undefined => sidebars.get(name);

/** Whether the groups of a version could not be loaded. */
export const hasFailed = (name: string): boolean => failed.has(name);
