import {watch} from 'chokidar';
import {guidesPath, guidesTable} from '../../config/routes';
import {atEnd} from '../../node/lifetime';
import {run, tsx} from '../../node/steps';

/** Milliseconds without further changes, because `npm run new` writes table and guide. */
const QUIET = 200;

/**
 * Follows the table of guides until the command ends. Docusaurus doesn't start with a table that lists a missing guide, so a
 * change counts once each listed guide is there.
 * @returns waits for the next change that needs a new server. If there is no server, a change of a guide is one too
 */
export function followGuideTable(): (hasServer: boolean) => Promise<void> {
  let isChanged = false;
  let isComplete = false;
  let anyCounts = false;
  let timer: NodeJS.Timeout | undefined;
  let notify = (): void => undefined;
  const check = (): void => {
    run(...tsx('src/cli/start/checkGuideTable.ts')).then(
      () => {
        isChanged = false;
        isComplete = true;
        notify();
      },
      // The check has said what is missing.
      () => undefined,
    );
  };
  const watcher = watch([guidesTable, guidesPath], {ignoreInitial: true, followSymlinks: false});
  watcher.on('all', (event, file) => {
    if (file === guidesTable) isChanged = true;
    if (!anyCounts && (!isChanged || (file !== guidesTable && event === 'change'))) return;
    clearTimeout(timer);
    timer = setTimeout(check, QUIET);
  });
  atEnd(() => {
    clearTimeout(timer);
    return watcher.close();
  });
  return async (hasServer) => {
    anyCounts = !hasServer;
    if (!isComplete) await new Promise<void>((resolve) => (notify = resolve));
    isComplete = false;
  };
}
