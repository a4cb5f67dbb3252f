import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {failOnMiss} from '../patch-checks/failOnMiss';

const FEATURE = path.resolve('src/features/page-loading');

/** A module of @docusaurus/core/lib/client requests another one; `by`, of our feature, takes its place. */
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

/** Which stand-in takes the place of a request, if any. */
function standInFor({request, contextInfo}: Resource): StandIn | undefined {
  const {name, dir} = path.parse(contextInfo.issuer);
  if (!dir.endsWith(path.join('core', 'lib', 'client'))) return undefined;
  return STAND_INS.find((one) => one.issuer === name && one.request === request);
}

/** Replaces the requests of the table, and remembers which it has seen. */
export function replacer(): {replace: (resource: Resource) => void; misses: () => string[]} {
  // Under npm start a later bundle asks only for what has changed.
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
 * Lets features/page-loading load the pages. The functions of Docusaurus reload a page that cannot be loaded without end,
 * and look ahead while the page comes alive; these know when to stop, and when to begin.
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
