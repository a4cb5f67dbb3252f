import {atEnd, endsWell, main, readOptions, run, secondsSince, step, tool} from '../node/command';
import {assertFree, portFrom} from '../node/ports';
import {watch} from 'chokidar';
import {refreshPages} from '../../openapi/tools/generate/refreshPages';
import type {KnownVersion} from '../../openapi/tools/generate/writePages';
import {apiVersions} from '../config/apiVersions';

/** Milliseconds without further changes before a change is processed, because editors write files in several steps. */
const QUIET = 50;

/** Makes the pages of changed descriptions. If one has an error, the last good pages stay, and it is read again after the next change. */
async function refresh(changed: Set<KnownVersion>): Promise<void> {
  const begin = Date.now();
  const versions = [...changed];
  if (versions.length === 0) return;
  changed.clear();
  try {
    await refreshPages(versions);
    console.log(`✓ Pages of API ${versions.map(({label}) => label).join(', ')} (${secondsSince(begin)})`);
  } catch (error) {
    versions.forEach((version) => changed.add(version));
    console.error(error instanceof Error ? error.message : error);
    console.error('The reference pages stay as they were until you fix this.');
  }
}

function followSources(): void {
  const changed = new Set<KnownVersion>();
  let running = Promise.resolve();
  let quiet: NodeJS.Timeout | undefined;
  const watcher = watch(
    apiVersions.map(({id}) => `openapi/${id}`),
    // A link to a folder above it would never end.
    {ignoreInitial: true, followSymlinks: false},
  );
  watcher.on('all', (_, file) => {
    const version = apiVersions.find(({id}) => file.replaceAll('\\', '/').startsWith(`openapi/${id}/`));
    if (version) changed.add(version);
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      running = running.then(() => refresh(changed));
    }, QUIET);
  });
  watcher.on('error', (error) => {
    console.error(`A change might have been missed: ${error instanceof Error ? error.message : String(error)}`);
  });
  atEnd(() => {
    clearTimeout(quiet);
    return watcher.close();
  });
}

/** `npm start`: makes the reference pages, serves the site, and follows changes of descriptions. */
main(async () => {
  readOptions('npm start');
  const port = portFrom('PORT', 3000);
  await assertFree(port, 'PORT');
  await step('Make the reference pages', async () => {
    await run(...tool('openapi/tools/bundle.ts'));
    await run(...tool('openapi/tools/generate.ts'));
  });
  followSources();
  endsWell();
  const env = {...process.env, NO_UPDATE_NOTIFIER: '1'};
  await run(...tool('docusaurus', 'start', '--no-open', '--port', String(port)), {env});
});
