import {once} from 'node:events';
import {watch} from 'chokidar';
import {guidesPath} from '../../config/routes';
import {atEnd} from '../../node/lifetime';
import {GUIDES_TABLE} from './restart';

/** Changes of guides and their table. */
export interface Changes {
  /** Changes so far. */
  readonly count: () => number;
  /** Waits until there are more changes than the given number. */
  readonly after: (count: number) => Promise<void>;
}

/** Follows the changes until the command ends. */
export function followChanges(): Changes {
  let count = 0;
  const watcher = watch([GUIDES_TABLE, guidesPath], {ignoreInitial: true, followSymlinks: false});
  watcher.on('all', () => (count += 1));
  atEnd(() => watcher.close());
  return {
    count: () => count,
    after: async (seen) => {
      if (count === seen) await once(watcher, 'all');
    },
  };
}
