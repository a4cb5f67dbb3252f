import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {filesOf} from '../../src/node/files';
import {type BundlerPlugin, failOnMiss, missed} from '../lib/patch-checks/failOnMiss';
import {type Matched, type Patch, type ReplacedImport, conditionsOf, importOf} from './patch';
import * as patches from './patches';
import {guideFiles, leanDocs, referenceFiles} from './patches/docsData';
import {templateWith} from './patches/pageTemplate';
import {startScript, writeStartScript} from './startScript';

export {START_FOLDER} from './startScript';

/** How often each condition of a patch has matched. With `npm start`, a later bundle requests only changed modules. */
const counts = new Map<string, number>();
const timesOf = (condition: string): number => counts.get(condition) ?? 0;
const matched: Matched = (condition, times = 1) => void counts.set(condition, timesOf(condition) + times);

export const ssrTemplate = templateWith(startScript, matched);
export const guideDocsPlugin = leanDocs(guideFiles, matched);
export const referenceDocsPlugin = leanDocs(referenceFiles, matched);

/**
 * Puts modules that several pages share into one file of the server bundle. Docusaurus repeats them in each page, which for
 * 309 pages would take 1.4 GB more memory.
 */
const SERVER_CHUNKS = {
  cacheGroups: {
    default: false,
    defaultVendors: false,
    shared: {name: 'shared', chunks: 'async', minChunks: 2, enforce: true},
  },
} as const;

/** Gives imports of the bundle our modules. */
export const replaceImports = (imports: readonly ReplacedImport[], matched: Matched): BundlerPlugin => ({
  apply: ({hooks}) =>
    hooks.normalModuleFactory.tap('light-pages', (factory) =>
      factory.hooks.beforeResolve.tap('light-pages', (resource) => {
        const importer = resource.contextInfo.issuer.split(path.sep).join('/');
        const found = imports.find(({request, from = ''}) => request === resource.request && importer.endsWith(from));
        if (!found) return;
        matched(importOf(found));
        resource.request = found.by;
      }),
    ),
});

type Named = readonly [name: string, patch: Patch];

const totalOf = ([name, patch]: Named): string =>
  `${name} ${String(conditionsOf(patch).reduce((sum, condition) => sum + timesOf(condition), 0))}`;

/** What the patches didn't find, an error for each patch. */
export const missesOf = (active: readonly Named[], timesOf: (condition: string) => number): Error[] =>
  active.flatMap(([name, patch]) => {
    const unmatched = conditionsOf(patch).filter((condition) => timesOf(condition) === 0);
    return unmatched.length === 0
      ? []
      : [missed(`light-pages/patches/${name}.ts`, `nothing matches ${unmatched.join(', ')}`)];
  });

/**
 * The files of `src/theme` that replace no component of a theme, which Docusaurus finds by their paths. Other code must import them.
 * @param alias of the bundler, with `@theme-original/…` for each component of a theme
 */
export const withoutOriginal = (files: readonly string[], alias: object): string[] =>
  files.filter(
    (file) => /\.tsx?$/.test(file) && !(`@theme-original/${file.replace(/(?:\/index)?\.tsx?$/, '')}` in alias),
  );

/** Patches that other code relies on, so that no build is possible without them. */
const NEEDED: readonly string[] = ['docsData', 'pageTemplate'];

/** Applies the patches of the browser's bundle, and fails it if one of them matches nothing. The build prints how often each has matched. */
export default function lightPages(): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  const left = process.env.WITHOUT_PATCH;
  const removable = Object.keys(patches).filter((name) => !NEEDED.includes(name));
  if (left && !removable.includes(left))
    throw new Error(`WITHOUT_PATCH can't be ${left}. Use one of ${removable.join(', ')}.`);
  const active = Object.entries<Patch>(patches).filter(
    ([name, {isForBuilds}]) => name !== left && (isBuild || isForBuilds !== true),
  );
  const all = active.map(([, patch]) => patch);
  return {
    name: 'light-pages',
    loadContent: writeStartScript,
    configurePostCss: (options) => {
      options.plugins.push(...all.flatMap(({styles}) => styles?.(matched) ?? []));
      return options;
    },
    configureWebpack: (config, isServer) => {
      if (isServer) return {optimization: {splitChunks: SERVER_CHUNKS}};
      const theme = withoutOriginal(filesOf('src/theme'), config.resolve?.alias ?? {});
      const parts = all.map(({configure}) => configure?.(config, matched) ?? {});
      const check = failOnMiss((modules, warnings) => {
        const texts = [...modules, ...warnings];
        for (const pattern of all.flatMap(({expects = []}) => expects)) {
          if (pattern instanceof RegExp) matched(String(pattern), texts.filter((text) => pattern.test(text)).length);
        }
        if (isBuild) console.log(`Patches and their matches: ${active.map(totalOf).join(', ')}.`);
        const absent = theme.filter((file) => !modules.includes(path.resolve('src/theme', file)));
        return [
          ...missesOf(active, timesOf),
          ...absent.map((file) => missed('light-pages', `no module of the bundle is src/theme/${file}`)),
        ];
      });
      return {
        ignoreWarnings: parts.flatMap(({ignoreWarnings = []}) => ignoreWarnings),
        module: {rules: parts.flatMap(({module: {rules = []} = {}}) => rules)},
        // With names as IDs, the runtime needs one table of chunks instead of three (6 kB).
        optimization: {chunkIds: 'named'},
        plugins: [
          replaceImports(
            all.flatMap(({imports = []}) => imports),
            matched,
          ) as never,
          check as never,
          ...parts.flatMap(({plugins = []}) => plugins),
        ],
      };
    },
  };
}
