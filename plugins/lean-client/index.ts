import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {failOnMiss, missed, withoutModule} from '../lib/patch-checks/failOnMiss';
import {splitOnDemandStyles} from './onDemandStyles';
import {usedStyles} from './usedStyles';
import {withoutBuildHash} from './withoutBuildHash';

const {resolve} = createRequire(__filename);
const own = (file: string): string => path.join(__dirname, file);
/** Modules that the browser gets in place of others. */
const REPLACEMENTS = {
  // The build highlights code. The classic theme would load a highlighter on each page (17 kB).
  'prism-react-renderer$': own('noHighlighter.ts'),
  // Its class of the body restyles the whole page at the first press: 60 to 100 ms on a phone.
  [path.resolve(resolve('@docusaurus/theme-common'), '../hooks/useKeyboardNavigation.js')]: own('noKeyboardClass.ts'),
  tslib$: own('tslibHelpers.ts'),
};
const DOCUSAURUS_ENTRY = resolve('@docusaurus/core/lib/client/clientEntry.js');

/**
 * Replaces Docusaurus's entry of the browser script.
 * @throws when Docusaurus's entry is not the one file that ours loads
 */
export function ownEntry(entry: unknown): string {
  if (entry !== DOCUSAURUS_ENTRY) {
    throw missed(
      'lean-client',
      `the entry of the browser's script is ${JSON.stringify(entry)}, and entry.ts is written for ${DOCUSAURUS_ENTRY}`,
    );
  }
  return path.join(__dirname, 'entry.ts');
}

/** Removes unused code from the script of every page. Sizes are gzip, measured with 330 pages. */
export default function leanClient({siteDir}: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configurePostCss: (options) => {
      if (process.env.NODE_ENV === 'production') options.plugins.push(usedStyles(siteDir));
      return options;
    },
    configureWebpack: (config, isServer) => {
      if (isServer) return {};
      const isBuild = process.env.NODE_ENV === 'production';
      // `npm start` needs the stock entry for live reload, which reads the hash of the build.
      if (isBuild) {
        config.entry = ownEntry(config.entry);
        splitOnDemandStyles(config);
      }
      return {
        resolve: {alias: REPLACEMENTS},
        // The CSS minifier keeps this pseudo-element, but warns about it.
        ignoreWarnings: [/'details-content' is not recognized as a valid pseudo-element/],
        // Only withRouter calls it, which nothing uses (1 kB with react-is).
        module: {rules: [{test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false}]},
        // With names as IDs, the runtime needs one table of chunks instead of three (6 kB).
        optimization: {chunkIds: 'named'},
        plugins: [
          failOnMiss('lean-client', (modules) => withoutModule(Object.values(REPLACEMENTS), modules)),
          ...(isBuild ? [withoutBuildHash] : []),
        ] as never,
      };
    },
  };
}
