import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {failOnMiss, missed, withoutModule} from '../patch-checks/failOnMiss';
import {withoutBuildHash} from './withoutBuildHash';

const {resolve} = createRequire(__filename);
const NO_HIGHLIGHTER = path.join(__dirname, 'noHighlighter.ts');
const DOCUSAURUS_ENTRY = resolve('@docusaurus/core/lib/client/clientEntry.js');

/**
 * The entry of the browser's script in place of Docusaurus's.
 * @throws when Docusaurus starts its script with anything but the one file that ours loads
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

/** Takes out of the script that every page loads what no page uses. Sizes are gzip, measured at 330 pages. */
export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack: (config, isServer) => {
      if (isServer) return {};
      const isBuild = process.env.NODE_ENV === 'production';
      // Under npm start the stock entry carries the live reload, which reads the hash of the build.
      if (isBuild) config.entry = ownEntry(config.entry);
      return {
        resolve: {
          // Code is highlighted while the site is built; the classic theme would start a highlighter on each page (17 kB).
          alias: {'prism-react-renderer$': NO_HIGHLIGHTER},
        },
        // The minifier of styles keeps this pseudo-element, and warns that it does not know it yet.
        ignoreWarnings: [/'details-content' is not recognized as a valid pseudo-element/],
        // With names as ids the runtime needs one table of its chunks, not three (6 kB).
        optimization: {chunkIds: 'named'},
        plugins: [
          failOnMiss('lean-client', (modules) => withoutModule([NO_HIGHLIGHTER], modules)),
          ...(isBuild ? [withoutBuildHash] : []),
        ] as never,
      };
    },
  };
}
