import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {text} from 'node:stream/consumers';
import {apiVersions} from '../../src/config/apiVersions';
import {correctionsOf} from '../../src/config/corrections';
import {main, readOptions, start} from '../../src/node/command';
import {historyOf, writeHistory} from './changes/compare';
import {readSnapshots} from './changes/snapshots';
import {explained} from './generate/explained';
import {isOfPlugin} from './generate/shim';
import {writePages} from './generate/writePages';

/** The output of a failed tool without stacks and log levels. */
const withoutStack = (output: string): string =>
  output
    .replaceAll(/^\s+at .+\n?/gm, '')
    .replaceAll(/^\[ERROR\] (?:Error: )?/gm, '')
    .trim();

/** Writes missing shims of operations and landing pages. @throws if one is still missing: the plugin exits with 0 when it fails */
async function runPlugin(missing: readonly string[]): Promise<void> {
  const command = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'gen-api-docs', 'all'];
  const plugin = start(process.execPath, command, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
  });
  const closed = once(plugin, 'close');
  const errors = plugin.stderr ? await text(plugin.stderr) : '';
  const [code] = (await closed) as [number | null];
  if (code !== 0) throw new Error(withoutStack(errors) || `The OpenAPI plugin exited with ${String(code)}.`);
  const failed = missing.filter((file) => !existsSync(file));
  if (failed.length > 0)
    throw new Error(
      `The OpenAPI plugin did not write ${failed.join(', ')}. To see its messages, run npx docusaurus gen-api-docs all.`,
    );
}

main(async () => {
  readOptions('npm run api:generate');
  for (const version of apiVersions)
    writeHistory(version, historyOf(readSnapshots(version.id), correctionsOf(version.id)));
  const missing = await explained(apiVersions, () => writePages(undefined, isOfPlugin));
  if (missing.length > 0) await runPlugin(missing);
});
