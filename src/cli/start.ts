import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {PAGES_LOCK} from '../../openapi/tools/generate/paths';
import {endsWell, isEnding} from '../node/lifetime';
import {lock} from '../node/lock';
import {readOptions} from '../node/options';
import {assertFree, portFrom} from '../node/ports';
import {StepFailed, main, run, start, step, tsx} from '../node/steps';
import {followChanges} from './start/changes';
import {GUIDES_TABLE, RESTART} from './start/restart';

async function makePages(): Promise<void> {
  const unlock = lock(PAGES_LOCK, 'making pages');
  await run(...tsx('openapi/tools/bundle.ts'));
  await run(...tsx('openapi/tools/generate.ts'));
  unlock();
}

/** Runs the development server until it ends. Returns its exit code. */
async function serve(port: number): Promise<ChildProcess['exitCode']> {
  const server = start(...tsx('src/cli/start/develop.ts', String(port)));
  await once(server, 'exit');
  return server.exitCode;
}

/** The same after a change. The table of guides can have changed again, and a process can't start with a broken one. */
async function serveAgain(port: number): Promise<ChildProcess['exitCode']> {
  try {
    await run(...tsx('src/cli/start/checkGuideTable.ts'));
  } catch {
    return 1;
  }
  return serve(port);
}

/** `npm start`: makes the reference pages, and serves the site. */
main(async () => {
  readOptions('npm start');
  const port = portFrom('PORT', 3000);
  await assertFree(port, 'PORT');
  await step('Make the reference pages', makePages);
  endsWell();
  const changes = followChanges();
  let code = await serve(port);
  // What fails at the first start would fail again.
  if (code !== RESTART && code !== 0) throw new StepFailed();
  while (code !== 0 && !isEnding()) {
    const before = changes.count();
    code = await serveAgain(port);
    if (code === 0 || code === RESTART || isEnding()) continue;
    console.error(`The server starts again after the next change of a guide or of ${GUIDES_TABLE}.`);
    await changes.after(before);
  }
});
