import {watch} from 'chokidar';
import {guidesPath} from '../../config/routes';
import {atEnd, end} from '../../node/lifetime';
import {run, tsx} from '../../node/steps';
import {GUIDES_TABLE, RESTART} from './restart';

/** Milliseconds without further changes, because `npm run new` writes table and guide. */
const QUIET = 200;

/**
 * Ends this process after a change of the table of guides, so that the parent starts another. Sidebars and checks read the
 * table once. Docusaurus doesn't start with a table that lists a missing guide, so this waits until the guide is there.
 */
export function followGuideTable(): void {
  let hasChanged = false;
  let timer: NodeJS.Timeout | undefined;
  const restartIfComplete = (): void => {
    run(...tsx('src/cli/start/checkGuideTable.ts')).then(
      () => {
        console.log(`${GUIDES_TABLE} has changed. The server starts again.`);
        return end(RESTART);
      },
      // The check has said what is missing.
      () => undefined,
    );
  };
  const watcher = watch([GUIDES_TABLE, guidesPath], {ignoreInitial: true, followSymlinks: false});
  watcher.on('all', (event, file) => {
    if (file === GUIDES_TABLE) hasChanged = true;
    else if (event === 'change') return;
    if (!hasChanged) return;
    clearTimeout(timer);
    timer = setTimeout(restartIfComplete, QUIET);
  });
  atEnd(() => {
    clearTimeout(timer);
    return watcher.close();
  });
}
