import {readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {rspack} from '@docusaurus/faster';
import {describe, expect, test} from 'vitest';
import {type BundlerPlugin, failOnMiss, missed} from '../../../../plugins/lib/patch-checks/failOnMiss';
import {replaceImports} from '../../../../plugins/light-pages';
import {withoutBuildHash} from '../../../../plugins/light-pages/patches/withoutBuildHash';
import {writeIn} from '../../../../src/node/files';
import {sharedFolder} from '../../../fixtures/temporaryFolder';

// All tests that bundle are in this file: the bundler ends the process when two of its threads bundle.

const folder = sharedFolder();

type Files = Readonly<Record<string, string>>;

/** Bundles files as a build does. The entry is `entry.js`. */
async function bundle(files: Files, ...plugins: readonly unknown[]): Promise<{script: string; errors: string[]}> {
  for (const [name, text] of Object.entries(files)) writeIn(folder, name, text);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: path.join(folder, 'entry.js'),
    output: {path: folder, filename: 'out.js'},
    plugins: plugins as never,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  const errors = (stats?.toJson({all: false, errors: true}).errors ?? []).map(({message}) => message);
  return {script: errors.length > 0 ? '' : readFileSync(path.join(folder, 'out.js'), 'utf8'), errors};
}

const PAGE: Files = {'entry.js': 'globalThis.page = 1;'};

describe('@code-02 The check of patches', () => {
  const missing = failOnMiss(() => [missed('light-pages', 'no module requests ./preload')]);

  test('learns of all modules, and of warnings of minimizers, and passes when it misses none', async () => {
    let seen: readonly string[] = [];
    const check = failOnMiss((modules, warnings) => {
      seen = [...modules.map((file) => path.basename(file)), ...warnings];
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
    const files = {'entry.js': "import './part';", 'part.js': 'globalThis.part = 1;'};
    expect((await bundle(files, check, minimizer)).errors).toEqual([]);
    expect(seen).toEqual(
      expect.arrayContaining(['entry.js', 'part.js', expect.stringContaining('odd pseudo-element')]),
    );
  });

  test('fails the bundle with what a patch expected, and no stack', async () => {
    const {errors} = await bundle(PAGE, missing);
    expect(errors).toEqual([
      expect.stringMatching(
        /^\W*Error: plugins\/light-pages: no module requests \.\/preload\. plugins\/README\.md [^\n]+\n?$/,
      ),
    ]);
  });

  test('does not hide an error of the bundle behind its own', async () => {
    const {errors} = await bundle({'entry.js': "import './missing';"}, missing);
    expect(errors).toEqual([expect.stringContaining("'./missing'")]);
  });
});

test('@code-02 @patches-01 An import gets our module, the entry too, where the patch says so and nowhere else', async () => {
  const by = path.join(folder, 'ours.js');
  const found: string[] = [];
  const plugin = replaceImports(
    [
      {request: path.join(folder, 'entry.js'), by: path.join(folder, 'start.js')},
      {request: './part', from: 'core/one.js', by},
      {request: './absent', by},
    ],
    (condition) => found.push(condition),
  );
  const files = {
    'start.js': "import './entry';",
    'entry.js': "import './core/one'; import './core/two';",
    'core/one.js': "import './part';",
    'core/two.js': "import './part';",
    'core/part.js': "globalThis.part = 'theirs';",
    'ours.js': "globalThis.part = 'ours';",
  };
  const {script} = await bundle(files, plugin);
  expect(script.match(/(?:ours|theirs)/g)?.toSorted()).toEqual(['ours', 'theirs']);
  expect(found).toEqual([`import of ${path.join(folder, 'entry.js')}`, 'import of ./part in core/one.js']);
});

test("@patches-01 The runtime's hash of the build is gone with its patch, which finds it only in a runtime that has it", async () => {
  const hash = /"[0-9a-f]{16,}"/;
  const found: string[] = [];
  const {plugins = []} = withoutBuildHash.configure?.({}, (condition) => found.push(condition)) ?? {};
  await bundle(PAGE, ...plugins);
  expect(found).toEqual([]);
  const {script, errors} = await bundle({'entry.js': 'globalThis.build = __webpack_hash__;'}, ...plugins);
  expect(errors).toEqual([]);
  expect(script).not.toMatch(hash);
  expect(found).toEqual(withoutBuildHash.expects);
});
