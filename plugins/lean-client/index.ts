import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {failOnMiss, missed, withoutModule} from '../patch-checks/failOnMiss';
import {splitOnDemandStyles} from './onDemandStyles';
import {withoutBuildHash} from './withoutBuildHash';

const {resolve} = createRequire(__filename);
const NO_HIGHLIGHTER = path.join(__dirname, 'noHighlighter.ts');
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
export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack: (config, isServer) => {
      if (isServer) return {};
      const isBuild = process.env.NODE_ENV === 'production';
      // `npm start` needs the stock entry for live reload, which reads the hash of the build.
      if (isBuild) {
        config.entry = ownEntry(config.entry);
        splitOnDemandStyles(config);
      }
      return {
        resolve: {
          // The build highlights code. The classic theme would load a highlighter on each page (17 kB).
          alias: {'prism-react-renderer$': NO_HIGHLIGHTER},
        },
        // The CSS minifier keeps these pseudo-elements, but warns about them.
        ignoreWarnings: [/'(details-content|highlight)' is not recognized as a valid pseudo-element/],
        // With names as IDs, the runtime needs one table of chunks instead of three (6 kB).
        optimization: {chunkIds: 'named'},
        plugins: [
          failOnMiss('lean-client', (modules) => withoutModule([NO_HIGHLIGHTER], modules)),
          ...(isBuild ? [withoutBuildHash] : []),
        ] as never,
      };
    },
  };
}
