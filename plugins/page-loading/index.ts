import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {failOnMiss} from '../lib/patch-checks/failOnMiss';

const FEATURE = path.resolve('src/features/page-loading');

/** A module that @docusaurus/core/lib/client requests, and the module of our feature that replaces it (`by`). */
interface Replacement {
  readonly issuer: string;
  readonly request: string;
  readonly by: string;
}

export const REPLACEMENTS: readonly Replacement[] = [
  {issuer: 'PendingNavigation', request: './preload', by: 'preload'},
  {issuer: 'clientEntry', request: './preload', by: 'preloadFirst'},
  {issuer: 'clientEntry', request: './docusaurus', by: 'prefetchWhenIdle'},
  {issuer: 'docusaurus', request: './prefetch', by: 'prefetchOnce'},
];

interface Resource {
  request: string;
  readonly contextInfo: {readonly issuer: string};
}

function replacementFor({request, contextInfo}: Resource): Replacement | undefined {
  const {name, dir} = path.parse(contextInfo.issuer);
  if (!dir.endsWith(path.join('core', 'lib', 'client'))) return undefined;
  return REPLACEMENTS.find((one) => one.issuer === name && one.request === request);
}

/** Replaces the requests in the table, and records which it has found. */
export function replacer(): {replace: (resource: Resource) => void; misses: () => string[]} {
  // With `npm start`, a later bundle requests only changed modules.
  const used = new Set<Replacement>();
  return {
    replace: (resource) => {
      const replacement = replacementFor(resource);
      if (!replacement) return;
      used.add(replacement);
      resource.request = path.join(FEATURE, replacement.by);
    },
    misses: () =>
      REPLACEMENTS.filter((one) => !used.has(one)).map(
        ({issuer, request, by}) =>
          `no module @docusaurus/core/lib/client/${issuer} requests ${request}, which src/features/page-loading/${by} replaces`,
      ),
  };
}

/**
 * Lets features/page-loading load pages. Docusaurus's own functions reload a failing page endlessly, and prefetch during
 * hydration.
 */
export default function pageLoading(): Plugin {
  return {
    name: 'page-loading',
    configureWebpack: (_, isServer, {currentBundler: {instance: bundler}}) => {
      if (isServer) return {};
      const {replace, misses} = replacer();
      return {
        plugins: [
          new bundler.NormalModuleReplacementPlugin(/^\.\/(preload|prefetch|docusaurus)$/, replace),
          failOnMiss('page-loading', misses) as never,
        ],
      };
    },
  };
}
