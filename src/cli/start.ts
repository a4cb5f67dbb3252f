import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {PAGES_LOCK} from '../../openapi/tools/staging';
import {endsWell} from '../node/lifetime';
import {lock} from '../node/lock';
import {assertFree, portFrom} from '../node/ports';
import {StepFailed, main, run, start, step, tsx} from '../node/steps';
import {RESTART} from './start/restart';

async function makePages(): Promise<void> {
  const unlock = lock(PAGES_LOCK, 'making pages');
  await run(...tsx('openapi/tools/bundle.ts'));
  await run(...tsx('openapi/tools/generate.ts'));
  unlock();
}

/** `npm start`: makes the reference pages, and serves the site. */
main(async () => {
  const port = portFrom('PORT', 3000);
  await assertFree(port, 'PORT');
  await step('Make the reference pages', makePages);
  endsWell();
  let server: ChildProcess;
  do {
    server = start(...tsx('src/cli/start/develop.ts', String(port)));
    await once(server, 'exit');
  } while (server.exitCode === RESTART);
  if (server.exitCode !== 0) throw new StepFailed();
});
