import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const FEATURE = path.resolve('src/features/page-loading');

/** Which of our functions stands in for a module of the generator's client, by what is asked for and who asks. */
const STAND_INS: Readonly<Record<string, string>> = {
  'PendingNavigation ./preload': 'preload',
  'clientEntry ./preload': 'preloadFirst',
  'docusaurus ./preload': 'preloadAhead',
  'clientEntry ./docusaurus': 'lookAhead',
  'docusaurus ./prefetch': 'prefetchOnce',
};

interface Resource {
  request: string;
  readonly contextInfo: {readonly issuer: string};
}

/**
 * The generator's client reloads a page that cannot be loaded without end, and looks ahead while the page comes alive; these
 * functions know when to stop, and when to begin.
 */
export function standIn(resource: Resource): void {
  const {name, dir} = path.parse(resource.contextInfo.issuer);
  const file = dir.endsWith(path.join('core', 'lib', 'client')) ? STAND_INS[`${name} ${resource.request}`] : undefined;
  if (file) resource.request = path.join(FEATURE, file);
}

/** Lets features/page-loading load the pages. */
export default function pageLoading(): Plugin {
  return {
    name: 'page-loading',
    configureWebpack: (_, isServer, {currentBundler: {instance: bundler}}) =>
      isServer
        ? {}
        : {plugins: [new bundler.NormalModuleReplacementPlugin(/^\.\/(preload|prefetch|docusaurus)$/, standIn)]},
  };
}
