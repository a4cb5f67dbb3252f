import {watchPresses} from './press';
import type {Sidebar} from './sidebar';

/** All groups of a version, or that they couldn't be loaded. */
type Loaded = Sidebar | 'failed';

const loaded = new Map<string, Loaded>();
const loading = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

/** Wait for the end of a press, because an element that is replaced during it gets no click, or another link gets it. */
const released = typeof window === 'undefined' ? () => Promise.resolve() : watchPresses(window);

const notify = (): void => {
  for (const listener of listeners) listener();
};

function keep(name: string, result: Loaded): void {
  loading.delete(name);
  loaded.set(name, result);
  notify();
}

async function load(name: string): Promise<void> {
  // After a failure.
  if (loaded.delete(name)) notify();
  try {
    const module = (await import(
      /* webpackChunkName: "[request]" */ `@generated/docusaurus-plugin-content-docs/reference/sidebar-${name}.json`
    )) as object;
    await released();
    // Not destructured, because the bundler would remove the other exports.
    keep(name, Reflect.get(module, 'default') as Sidebar);
  } catch (error) {
    console.warn('The sidebar could not be loaded.', error);
    window.addEventListener('online', () => void loadSidebar(name), {once: true});
    keep(name, 'failed');
  }
}

/** Loads all groups of a version. After a failure the next call tries again. */
export function loadSidebar(name: string): Promise<void> {
  const known = loaded.get(name);
  if (known && known !== 'failed') return Promise.resolve();
  const started = loading.get(name) ?? load(name);
  loading.set(name, started);
  return started;
}

/** Calls the listener when a sidebar is loaded, before it is shown, or when loading failed. */
export function onSidebarLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All groups of a version, once loaded or failed. */
export const sidebarOfVersion = (name: string): Loaded | undefined => loaded.get(name);
