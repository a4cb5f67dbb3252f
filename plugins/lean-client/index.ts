import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {withoutBuildHash} from './withoutBuildHash';

/** Takes out of the script that every page loads what no page uses. Sizes are gzip, measured at 330 pages. */
export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack: (config, isServer) => {
      if (isServer) return {};
      // Under npm start the generator's entry carries the live reload.
      if (process.env.NODE_ENV === 'production') config.entry = path.join(__dirname, 'entry.ts');
      return {
        resolve: {
          alias: {
            // Code is highlighted while the site is built; the classic theme would start a highlighter on each page (17 kB).
            'prism-react-renderer$': path.join(__dirname, 'noHighlighter.ts'),
            // The generator's own helpers are CommonJS and pull the whole of tslib for one function (4 kB).
            tslib$: path.join(__dirname, 'tslibSubset.ts'),
          },
        },
        // What pages are told of the site has the options of all plugins and the template of pages in it (2 kB).
        module: {
          rules: [
            {
              test: /[\\/]\.docusaurus[\\/](docusaurus\.config\.mjs|site-metadata\.json)$/,
              use: [path.join(__dirname, 'leanConfig.cjs')],
            },
            {
              test: /[\\/]lib[\\/](client[\\/]docsClientUtils|utils[\\/]reactUtils)\.js$/,
              use: [path.join(__dirname, 'plainOrder.cjs')],
            },
          ],
        },
        // The minifier of styles keeps this pseudo-element, and warns that it does not know it yet.
        ignoreWarnings: [/'details-content' is not recognized as a valid pseudo-element/],
        // With names as ids the runtime needs one table of its chunks, not three (6 kB).
        optimization: {chunkIds: 'named'},
        plugins: [withoutBuildHash as never],
      };
    },
  };
}
