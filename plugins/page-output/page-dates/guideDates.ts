import {execFileSync} from 'node:child_process';

const git = (...args: string[]): string =>
  execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 26});

/** Days of the last commits of files, from the log of `git log --format=%x00%cs --name-only`, newest first. */
export function lastDays(log: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}

/**
 * The day of the last commit of each file in some folders. Empty where that is not known: without git, outside of a
 * repository, and in a shallow clone, whose last commit would seem to have written everything.
 */
export function committedDays(...folders: readonly string[]): ReadonlyMap<string, string> {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map();
    return lastDays(git('log', '--format=%x00%cs', '--name-only', '--relative', '--', ...folders));
  } catch {
    return new Map();
  }
}
