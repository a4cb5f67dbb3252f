import {watch} from 'chokidar';
import {apiVersions} from '../config/apiVersions';
import {atEnd, endsWell} from '../node/lifetime';
import {assertFree, portFrom} from '../node/ports';
import {main, run, step, tool, tsx} from '../node/steps';

/** Milliseconds without further changes before a change is processed, because editors write files in several steps. */
const QUIET = 300;

async function makePages(): Promise<void> {
  await run(...tsx('openapi/tools/bundle.ts'));
  await run(...tsx('openapi/tools/generate.ts'));
}

/** Regenerates the reference after each change of a description. If it has an error, the last good pages stay. */
function followSpecs(): void {
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
          console.error('The reference pages stay as they were until you fix the description.');
        });
    }, QUIET);
  });
  atEnd(() => {
    clearTimeout(timer);
    return watcher.close();
  });
}

main(async () => {
  const port = portFrom('PORT', 3000);
  await assertFree(port, 'PORT');
  await step('Make the reference pages', makePages);
  followSpecs();
  endsWell();
  const env = {...process.env, NO_UPDATE_NOTIFIER: '1'};
  await run(...tool('docusaurus', 'start', '--no-open', '--port', String(port)), {env});
});
