import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {apiVersions} from '../../src/config/apiVersions';
import {correctionsOf} from '../../src/config/corrections';
import {main, readOptions} from '../../src/node/command';
import {historyOf, writeHistory} from './changes/compare';
import {readSnapshots} from './changes/snapshots';
import {isOfPlugin} from './generate/shim';
import {writePages} from './generate/writePages';

/** The output of a failed tool without stacks and log levels. */
const withoutStack = (output: string): string =>
  output
    .replaceAll(/^\s+at .+\n?/gm, '')
    .replaceAll(/^\[ERROR\] (?:Error: )?/gm, '')
    .trim();

/** Writes missing shims of operations and landing pages. @throws if one is still missing: the plugin exits with 0 when it fails */
function runPlugin(missing: readonly string[]): void {
  const command = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'gen-api-docs', 'all'];
  try {
    execFileSync(process.execPath, command, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
    });
  } catch (error) {
    const {stderr} = error as {readonly stderr?: Buffer};
    throw new Error(withoutStack(String(stderr ?? '')) || String(error), {cause: error});
  }
  const failed = missing.filter((file) => !existsSync(file));
  if (failed.length > 0)
    throw new Error(
      `The OpenAPI plugin did not write ${failed.join(', ')}. To see its messages, run npx docusaurus gen-api-docs all.`,
    );
}

main(() => {
  readOptions('npm run api:generate');
  for (const version of apiVersions)
    writeHistory(version, historyOf(readSnapshots(version.id), correctionsOf(version.id)));
  const missing = writePages(undefined, isOfPlugin);
  if (missing.length > 0) runPlugin(missing);
});
