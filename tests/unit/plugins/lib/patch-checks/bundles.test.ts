import {readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {rspack} from '@docusaurus/faster';
import {describe, expect, test} from 'vitest';
import {withoutBuildHash} from '../../../../../plugins/lean-client/withoutBuildHash';
import {replacer} from '../../../../../plugins/page-loading';
import {type BundlerPlugin, failOnMiss, withoutModule} from '../../../../../plugins/lib/patch-checks/failOnMiss';
import {writeIn} from '../../../../../src/node/files';
import {sharedFolder} from '../../../../fixtures/temporaryFolder';

// All tests that bundle are in this file: the bundler ends the process when two of its threads bundle.

const folder = sharedFolder();
const STUB = path.join(folder, 'stub.js');

type Files = Readonly<Record<string, string>>;

/** Bundles files as a build does, with `highlighter` as an alias of `stub.js`. The entry is `entry.js`. */
async function bundle(files: Files, ...plugins: readonly unknown[]): Promise<{script: string; errors: string[]}> {
  for (const [name, text] of Object.entries({'stub.js': 'globalThis.stub = 1;', ...files})) writeIn(folder, name, text);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: path.join(folder, 'entry.js'),
    output: {path: folder, filename: 'out.js'},
    resolve: {alias: {highlighter$: STUB}},
    plugins: plugins as never,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  const errors = (stats?.toJson({all: false, errors: true}).errors ?? []).map(({message}) => message);
  return {script: errors.length > 0 ? '' : readFileSync(path.join(folder, 'out.js'), 'utf8'), errors};
}

const PAGE: Files = {'entry.js': 'globalThis.page = 1;'};

describe('@code-02 A patch of the bundle', () => {
  const missing: BundlerPlugin = failOnMiss('page-loading', () => ['no module requests ./preload']);

  test('learns of all modules, and passes when it misses none', async () => {
    let seen: readonly string[] = [];
    const check = failOnMiss('page-loading', (modules) => {
      seen = modules.map((file) => path.basename(file));
      return [];
    });
    const {errors} = await bundle({'entry.js': "import './part';", 'part.js': 'globalThis.part = 1;'}, check);
    expect(errors).toEqual([]);
    expect(seen).toEqual(expect.arrayContaining(['entry.js', 'part.js']));
  });

  test('fails the bundle with the name of what it expected, and no stack', async () => {
    const {errors} = await bundle(PAGE, missing);
    expect(errors).toEqual([
      expect.stringMatching(
        /^\W*Error: plugins\/page-loading patches nothing: no module requests \.\/preload\. plugins\/README\.md [^\n]+\n?$/,
      ),
    ]);
  });

  test('does not hide an error of the bundle behind its own', async () => {
    const {errors} = await bundle({'entry.js': "import './missing';"}, missing);
    expect(errors).toEqual([expect.stringContaining("'./missing'")]);
  });
});

describe('@code-02 @patches-01 An alias or a pattern', () => {
  const check = failOnMiss('lean-client', (modules) => withoutModule([STUB, /stub\.js$/], modules));

  test('passes while a module of the bundle has its name', async () => {
    expect((await bundle({'entry.js': "import 'highlighter';"}, check)).errors).toEqual([]);
  });

  test('fails the bundle when no module has its name any more', async () => {
    const {errors} = await bundle(PAGE, check);
    expect(errors).toEqual([
      expect.stringContaining(`plugins/lean-client patches nothing: no module of the bundle is ${STUB}.`),
      expect.stringContaining('plugins/lean-client patches nothing: no module of the bundle is /stub\\.js$/.'),
    ]);
  });

  test('of a warning sees those of the minimizer', async () => {
    let seen: readonly string[] = [];
    const check = failOnMiss('lean-client', (_, warnings) => {
      seen = warnings;
      return [];
    });
    const minimizer: BundlerPlugin = {
      apply: ({hooks}) =>
        hooks.thisCompilation.tap('minimizer', ({hooks: {processAssets}, warnings}) => {
          processAssets.tap({name: 'minimizer', stage: 400}, () => {
            (warnings as unknown as Error[]).push(new Error('odd pseudo-element'));
          });
        }),
    };
    await bundle(PAGE, check, minimizer);
    expect(seen).toEqual([expect.stringContaining('odd pseudo-element')]);
  });
});

test('@code-02 The replacements of page-loading fail the bundle with the name of each one that no module asks for', async () => {
  const {misses, replace} = replacer();
  // Counts, and leaves the request as it is: our function needs the whole of Docusaurus.
  const count = new rspack.NormalModuleReplacementPlugin(/^\.\/preload$/, ({request, contextInfo}) => {
    replace({request, contextInfo});
  });
  const files = {
    'entry.js': "import './core/lib/client/clientEntry';",
    'core/lib/client/clientEntry.js': "import './preload';",
    'core/lib/client/preload.js': 'globalThis.preload = 1;',
  };
  const {errors} = await bundle(files, count, failOnMiss('page-loading', misses));
  expect(errors.map((error) => /client\/\w+ requests \S+,/.exec(error)?.[0])).toEqual([
    'client/PendingNavigation requests ./preload,',
    'client/clientEntry requests ./docusaurus,',
    'client/docusaurus requests ./prefetch,',
  ]);
});

describe("The runtime's hash of the build", () => {
  const asks: Files = {'entry.js': 'globalThis.build = __webpack_hash__;'};
  const HASH = /"[0-9a-f]{16,}"/;

  test('is gone with it', async () => {
    const {script, errors} = await bundle(asks, withoutBuildHash);
    expect(errors).toEqual([]);
    expect(script).not.toMatch(HASH);
  });

  test('fails the bundle when the runtime does not have it, because the bundler may write it in another way', async () => {
    const {errors} = await bundle(PAGE, withoutBuildHash);
    expect(errors).toEqual([
      expect.stringContaining(
        "plugins/lean-client patches nothing: the bundler's runtime has no module get_full_hash.",
      ),
    ]);
  });
});
