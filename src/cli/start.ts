import {once} from 'node:events';
import {PAGES_LOCK} from '../../openapi/tools/generate/paths';
import {guidesTable} from '../config/routes';
import {endsWell, isEnding} from '../node/lifetime';
import {lock} from '../node/lock';
import {readOptions} from '../node/options';
import {assertFree, portFrom} from '../node/ports';
import {StepFailed, main, run, start, step, stop, tsx} from '../node/steps';
import {followGuideTable} from './start/followGuideTable';

async function makePages(): Promise<void> {
  const unlock = lock(PAGES_LOCK, 'making pages');
  await run(...tsx('openapi/tools/bundle.ts'));
  await run(...tsx('openapi/tools/generate.ts'));
  unlock();
}

/** `npm start`: makes the reference pages, and serves the site. A change of the table of guides needs a new server. */
main(async () => {
  readOptions('npm start');
  const port = portFrom('PORT', 3000);
  await assertFree(port, 'PORT');
  await step('Make the reference pages', makePages);
  endsWell();
  const nextTable = followGuideTable();
  for (let starts = 1; ; starts += 1) {
    const server = start(...tsx('src/cli/start/develop.ts', String(port)));
    const hasEnded = await Promise.race([once(server, 'exit').then(() => true), nextTable(true).then(() => false)]);
    if (isEnding() || server.exitCode === 0) return;
    if (hasEnded) {
      // What fails at the first start would fail again.
      if (starts === 1) throw new StepFailed();
      console.error(`The server starts again after the next change of a guide or of ${guidesTable}.`);
      await nextTable(false);
    } else {
      console.log(`${guidesTable} has changed. The server starts again.`);
      await stop(server);
    }
  }
});
