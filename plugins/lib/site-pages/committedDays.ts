import {execFileSync} from 'node:child_process';

const git = (...args: string[]): string =>
  execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 26});

/** Dates of the last commits of files, from the output of `git log --format=%x00%cs --name-only`. */
export function lastDays(log: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}

/** Whether git knows when files changed: not outside a repository, nor in a shallow clone, whose only commit would date every file. */
export function hasHistory(): boolean {
  try {
    return git('rev-parse', '--is-shallow-repository', 'HEAD').startsWith('false');
  } catch {
    return false;
  }
}

/** The newest commits first. Those that only rearrange (`refactor(…): …`) don't change what a page says. */
const LOG = ['log', '--grep=^refactor', '--invert-grep', '--format=%x00%cs', '--name-only', '--relative', '--'];

/** The date of the last commit that changed each file in the folders. Empty without history. */
export const committedDays = (...folders: readonly string[]): ReadonlyMap<string, string> =>
  hasHistory() ? lastDays(git(...LOG, ...folders)) : new Map();
