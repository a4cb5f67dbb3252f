import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {failOnMiss} from '../patch-checks/failOnMiss';

const FEATURE = path.resolve('src/features/page-loading');

/** A module that @docusaurus/core/lib/client requests, and the module of our feature that replaces it (`by`). */
interface StandIn {
  readonly issuer: string;
  readonly request: string;
  readonly by: string;
}

/** All modules that are replaced. */
export const STAND_INS: readonly StandIn[] = [
  {issuer: 'PendingNavigation', request: './preload', by: 'preload'},
  {issuer: 'clientEntry', request: './preload', by: 'preloadFirst'},
  {issuer: 'docusaurus', request: './preload', by: 'preloadAhead'},
  {issuer: 'clientEntry', request: './docusaurus', by: 'lookAhead'},
  {issuer: 'docusaurus', request: './prefetch', by: 'prefetchOnce'},
];

interface Resource {
  request: string;
  readonly contextInfo: {readonly issuer: string};
}

/** The replacement of a request, if any. */
function standInFor({request, contextInfo}: Resource): StandIn | undefined {
  const {name, dir} = path.parse(contextInfo.issuer);
  if (!dir.endsWith(path.join('core', 'lib', 'client'))) return undefined;
  return STAND_INS.find((one) => one.issuer === name && one.request === request);
}

/** Replaces the requests in the table, and records which it has found. */
export function replacer(): {replace: (resource: Resource) => void; misses: () => string[]} {
  // With `npm start`, a later bundle requests only changed modules.
  const used = new Set<StandIn>();
  return {
    replace: (resource) => {
      const standIn = standInFor(resource);
      if (!standIn) return;
      used.add(standIn);
      resource.request = path.join(FEATURE, standIn.by);
    },
    misses: () =>
      STAND_INS.filter((one) => !used.has(one)).map(
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
