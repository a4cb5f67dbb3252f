import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesOf} from '../../src/node/files';
import {failOnMiss, missed, withoutModule} from '../lib/patch-checks/failOnMiss';
import {splitOnDemandStyles} from './onDemandStyles';
import {ABSENT_PARTS, INFIMA, usedStyles} from './usedStyles';
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
/** Only withRouter calls it, which nothing uses (1 kB with react-is). */
const UNUSED = /[\\/]hoist-non-react-statics[\\/]/;
/** A warning of the CSS minifier about a pseudo-element, which it keeps. */
const IGNORED = "'details-content' is not recognized as a valid pseudo-element";
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

/**
 * The files of `src/theme` that replace no component of a theme, which Docusaurus finds by their paths. Other code must import them.
 * @param alias of the bundler, with `@theme-original/…` for each component of a theme
 */
export const withoutOriginal = (files: readonly string[], alias: object): string[] =>
  files.filter(
    (file) => /\.tsx?$/.test(file) && !(`@theme-original/${file.replace(/(?:\/index)?\.tsx?$/, '')}` in alias),
  );

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
        splitOnDemandStyles(config, siteDir);
      }
      const theme = path.join(siteDir, 'src/theme');
      const expected = [
        ...Object.values(REPLACEMENTS),
        ...withoutOriginal(filesOf(theme), config.resolve?.alias ?? {}).map((file) => path.join(theme, file)),
        ...[UNUSED, INFIMA, ...ABSENT_PARTS],
      ];
      return {
        resolve: {alias: REPLACEMENTS},
        ignoreWarnings: [new RegExp(IGNORED)],
        module: {rules: [{test: UNUSED, sideEffects: false}]},
        // With names as IDs, the runtime needs one table of chunks instead of three (6 kB).
        optimization: {chunkIds: 'named'},
        plugins: [
          failOnMiss('lean-client', (modules, warnings) => [
            ...withoutModule(expected, modules),
            ...(config.optimization?.minimize === true && isBuild && !warnings.join('\n').includes(IGNORED)
              ? [`no warning is ${IGNORED}`]
              : []),
          ]),
          ...(isBuild ? [withoutBuildHash] : []),
        ] as never,
      };
    },
  };
}
