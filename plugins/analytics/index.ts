import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hasAnalytics} from '../../src/features/settings/core/analyticsSettings';
import {readSettings} from '../../src/config/settings';
import {failOnMiss, missed} from '../lib/patch-checks/failOnMiss';

export const LIBRARY = /analytics-js[\\/].*[\\/]lite[\\/]/;

/** A second copy of the library could store its events elsewhere. */
export const misses = (modules: readonly string[]): Error[] => {
  const count = modules.filter((file) => LIBRARY.test(file)).length;
  const found = `${String(count)} modules of the bundle match ${String(LIBRARY)}`;
  return count === 1 ? [] : [missed('analytics', `${found}, and memoryQueue.cjs must read exactly one`)];
};

/** Adds analytics to the pages if the site is built with a write key and a data plane. Events wait in memory, see memoryQueue.cjs. */
export default function analytics({siteDir}: LoadContext): Plugin {
  const isOn = hasAnalytics(readSettings(process.env));
  return {
    name: 'analytics',
    getClientModules: () => (isOn ? [path.join(siteDir, 'src/features/analytics/client.ts')] : []),
    configureWebpack: (_, isServer) => ({
      module: {rules: [{test: LIBRARY, use: path.join(__dirname, 'memoryQueue.cjs')}]},
      plugins: isOn && !isServer ? [failOnMiss(misses) as never] : [],
    }),
  };
}
