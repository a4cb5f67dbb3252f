import {useSyncExternalStore} from 'react';
import type {Sidebar} from './core/sidebar';
import {hasFailed, onSidebarLoaded, sidebarOfVersion} from './core/sidebarStore';

/** All groups of a version, once loaded. */
export const useSidebar = (name: string): Sidebar | undefined =>
  useSyncExternalStore(
    onSidebarLoaded,
    () => sidebarOfVersion(name),
    () => undefined,
  );

/** Whether the groups of a version could not be loaded. */
export const useHasFailed = (name: string): boolean =>
  useSyncExternalStore(
    onSidebarLoaded,
    () => hasFailed(name),
    () => false,
  );
