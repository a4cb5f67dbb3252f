import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {type Plugin, build as bundle} from 'esbuild';
import type {Workspace} from './workspace';

/** What `stockPage.mts.txt` exports. */
export interface StockSite {
  /** The HTML of an operation or event, with script or as it is sent. */
  stockPage(operation: unknown, hasScript: boolean): string;
  generateLanguageSet(): readonly {readonly language: string}[];
}

const CLIENT = '@docusaurus/core/lib/client/exports';
const THEMES = ['docusaurus-theme-openapi-docs/lib/theme', '@docusaurus/theme-classic/lib/theme'];

/** Modules that a name of Docusaurus can mean. Code blocks read the settings of a site, and have no fields. */
function modulesOf(name: string): string[] {
  if (name.startsWith('@generated/') || name === '@theme/CodeBlock') return [`${CLIENT}/Noop`];
  return name.startsWith('@theme/')
    ? THEMES.map((theme) => name.replace('@theme', theme))
    : [name.replace('@docusaurus', CLIENT)];
}

const docusaurusNames: Plugin = {
  name: 'docusaurus-names',
  setup: (build) => {
    build.onResolve({filter: /^@(theme|generated)\/|^@docusaurus\/\w+$/}, async ({path: name, kind, resolveDir}) => {
      const found = await Promise.all(modulesOf(name).map((module) => build.resolve(module, {kind, resolveDir})));
      return found.find(({errors}) => errors.length === 0);
    });
  },
};

/** Compiles the stock pages as the server build of a Docusaurus site does. */
export async function stockSite({folder}: Workspace): Promise<StockSite> {
  const outfile = path.resolve(folder, 'stockPage.cjs');
  await bundle({
    // Not as a file, whose folder would decide how its default imports are read.
    stdin: {contents: readFileSync('tests/interop/stockPage.mts.txt', 'utf8'), resolveDir: '.'},
    outfile,
    bundle: true,
    platform: 'node',
    loader: {'.css': 'empty', '.js': 'jsx'},
    external: ['postman-code-generators'],
    define: {'process.env.NODE_ENV': '"production"'},
    plugins: [docusaurusNames],
  });
  return createRequire(outfile)(outfile) as StockSite;
}
