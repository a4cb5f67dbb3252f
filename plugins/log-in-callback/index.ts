import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {isConfigured} from '../../src/features/auth/core/client';
import {readSettings} from '../../src/config/settings';

/** A generated folder of static files, named in docusaurus.config.ts. */
export const CALLBACK_FOLDER = '.docusaurus/log-in-callback-static';

/**
 * Compiles the script of the redirect URI to a separate file, because it must run before the site's script and without it.
 * The redirect URI is the bare origin, so the site must be at its root.
 */
export default function logInCallback({baseUrl, siteDir}: LoadContext): Plugin {
  if (isConfigured(readSettings(process.env)) && baseUrl !== '/') {
    throw new Error(
      `Login returns to the root of the site's origin, but baseUrl in docusaurus.config.ts is ${JSON.stringify(baseUrl)}. ` +
        'Set baseUrl to "/", or unset CLIENT_ID to build without login.',
    );
  }
  const source = path.join(siteDir, 'src/features/auth');
  return {
    name: 'log-in-callback',
    getPathsToWatch: () => [`${source}/{callback,core}/**/*.ts`],
    async loadContent() {
      await build({
        entryPoints: [`${source}/callback/index.ts`],
        outfile: path.join(siteDir, CALLBACK_FOLDER, 'log-in-callback.js'),
        bundle: true,
        minify: true,
        format: 'iife',
        target: ['chrome109', 'firefox115', 'safari16'],
        logLevel: 'silent',
      });
    },
  };
}
