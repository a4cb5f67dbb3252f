import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {analyticsConfig} from '../../src/features/analytics/core/analyticsConfig';
import {readSettings} from '../site-settings/readSettings';

const LIBRARY = /analytics-js[\\/].*[\\/]lite[\\/]/;

/**
 * Puts analytics into the pages of a site that is built with a write key and a data plane; without them no page carries
 * any of it. Keeps events on their way in memory, see memoryQueue.cjs.
 */
export default function analytics({siteDir}: LoadContext): Plugin {
  const isOn = analyticsConfig(readSettings(process.env)) !== undefined;
  return {
    name: 'analytics',
    getClientModules: () => (isOn ? [path.join(siteDir, 'src/features/analytics/client.ts')] : []),
    configureWebpack: () => ({
      module: {rules: [{test: LIBRARY, use: path.join(__dirname, 'memoryQueue.cjs')}]},
    }),
  };
}
