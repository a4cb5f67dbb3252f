import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {rspack} from '@docusaurus/faster';
import {afterAll, expect, test} from 'vitest';
import {withoutBuildHash} from '../../../../plugins/lean-client/withoutBuildHash';

const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** A script that asks the runtime for the hash of the build, bundled. */
async function bundled(plugins: readonly (typeof withoutBuildHash)[]): Promise<string> {
  const entry = path.join(folder, 'entry.js');
  writeFileSync(entry, 'globalThis.build = __webpack_hash__;');
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry,
    output: {path: folder, filename: 'out.js'},
    plugins: plugins as never,
  });
  await promisify(compiler.run.bind(compiler))();
  return readFileSync(path.join(folder, 'out.js'), 'utf8');
}

const HASH = /"[0-9a-f]{16,}"/;

test('the runtime holds the hash of the build', async () => {
  expect(await bundled([])).toMatch(HASH);
});

test('with the plugin it does not', async () => {
  expect(await bundled([withoutBuildHash])).not.toMatch(HASH);
});
