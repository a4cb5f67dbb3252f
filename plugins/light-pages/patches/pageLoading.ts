import path from 'node:path';
import type {Patch, ReplacedImport} from '../patch';

/** @param by a module of features/page-loading */
const replaced = (importer: string, request: string, by: string): ReplacedImport => ({
  request,
  from: `core/lib/client/${importer}.js`,
  by: path.resolve('src/features/page-loading', by),
});

export const pageLoading: Patch = {
  replaces: 'Four imports among the modules of `@docusaurus/core/lib/client`',
  why: "A page that can't load reloads forever (docusaurus#7600), and links in view are prefetched during hydration.",
  gain: 'No endless reload, and a task of 100 ms less on a phone',
  measure: 'npm run test:e2e -- page-loading',
  removeWhen: 'Docusaurus stops repeated reloads, and prefetches when idle',
  imports: [
    replaced('PendingNavigation', './preload', 'preload'),
    replaced('clientEntry', './preload', 'preloadFirst'),
    replaced('clientEntry', './docusaurus', 'prefetchWhenIdle'),
    replaced('docusaurus', './prefetch', 'prefetchOnce'),
  ],
};
