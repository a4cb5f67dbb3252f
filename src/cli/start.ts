import {spawn} from 'node:child_process';
import {watch} from 'chokidar';
import {apiVersions} from '../config/apiVersions';
import {assertFree, portFrom} from './ports';
import {main, run, step, stop, tsx} from './steps';

/** Editors write a file in several goes; a change is taken up when nothing has moved for this many milliseconds. */
const QUIET = 300;

async function makePages(): Promise<void> {
  await run(...tsx('openapi/tools/bundle.ts'));
  await run(...tsx('openapi/tools/generate.ts'));
}

/** Makes the reference again after each change of a spec, one run at a time; a broken spec is reported and the last good pages stay. */
function followSpecs(): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const watcher = watch(
    apiVersions.map(({id}) => `openapi/${id}`),
    {ignoreInitial: true},
  );
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running
        .then(() => makePages())
        .catch(() => {
          console.error('The reference keeps its last good pages until the spec is mended.');
        });
    }, QUIET);
  });
  return async () => {
    clearTimeout(timer);
    await watcher.close();
    await running;
  };
}

main(async () => {
  const port = portFrom('PORT', 3000);
  await assertFree(port, 'PORT');
  await step('Make the reference pages', makePages);
  const unfollow = followSpecs();
  const site = spawn(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open', '--port', String(port)],
    {stdio: 'inherit', env: {...process.env, NO_UPDATE_NOTIFIER: '1'}},
  );
  const end = (): void => void stop(site);
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  site.once('exit', () => void unfollow());
});
