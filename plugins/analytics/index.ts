import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {analyticsConfig} from '../../src/features/analytics/core/analyticsConfig';
import {readSettings} from '../../src/config/settings';
import {failOnMiss} from '../patch-checks/failOnMiss';

/** The file of @rudderstack/analytics-js that pages load. */
export const LIBRARY = /analytics-js[\\/].*[\\/]lite[\\/]/;

/** The library must be one module: a second one could store its events elsewhere. */
export const misses = (modules: readonly string[]): string[] => {
  const count = modules.filter((file) => LIBRARY.test(file)).length;
  return count === 1
    ? []
    : [`${String(count)} modules of the bundle match ${String(LIBRARY)}, and memoryQueue.cjs must read exactly one`];
};

/**
 * Puts analytics into the pages of a site that is built with a write key and a data plane; without them no page carries
 * any of it. Keeps events on their way in memory, see memoryQueue.cjs.
 */
export default function analytics({siteDir}: LoadContext): Plugin {
  const isOn = analyticsConfig(readSettings(process.env)) !== undefined;
  return {
    name: 'analytics',
    getClientModules: () => (isOn ? [path.join(siteDir, 'src/features/analytics/client.ts')] : []),
    configureWebpack: (_, isServer) => ({
      module: {rules: [{test: LIBRARY, use: path.join(__dirname, 'memoryQueue.cjs')}]},
      plugins: isOn && !isServer ? [failOnMiss('analytics', misses) as never] : [],
    }),
  };
}
