import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin} from 'postcss';

/** A change of what a library does, in a way that the library doesn't document. A row of the table in plugins/README.md. */
export interface PatchFacts {
  readonly replaces: string;
  readonly why: string;
  /** Sizes are of the script of every page after gzip, unless it says otherwise. */
  readonly gain: string;
  /** A command that measures the gain, with and without the patch (plugins/README.md), or whose tests fail without it. */
  readonly measure: string;
  readonly removeWhen: string;
}

/** An import of the browser's bundle that gets a module of ours. */
export interface ReplacedImport {
  readonly request: string;
  /** The end of the path of the module that imports it. Without it, any module. */
  readonly from?: string;
  /** The path of our module. */
  readonly by: string;
}

/** Counts how often a condition has matched. */
export type Matched = (condition: string, times?: number) => void;
export type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** A patch of the browser's bundle, whose name is that of its file. */
export interface Patch extends PatchFacts {
  /** Not with `npm start`. */
  readonly isForBuilds?: boolean;
  readonly imports?: readonly ReplacedImport[];
  /** What must match, or the bundle fails: patterns of its modules and warnings, and conditions that the functions below count. */
  readonly expects?: readonly (string | RegExp)[];
  /** Changes the configuration of the bundle, and returns what to add to it. */
  readonly configure?: (config: BundlerConfig, matched: Matched) => Partial<BundlerConfig> | undefined;
  readonly styles?: (matched: Matched) => PostCssPlugin;
}

export const importOf = ({request, from}: ReplacedImport): string =>
  `import of ${request}${from === undefined ? '' : ` in ${from}`}`;

/** What must match in a bundle. */
export const conditionsOf = ({imports = [], expects = []}: Pick<Patch, 'imports' | 'expects'>): string[] => [
  ...imports.map(importOf),
  ...expects.map(String),
];

/** The module that browsers get in place of a library's. */
export const browserModule = (name: string): string => path.join(__dirname, 'browser', `${name}.ts`);
