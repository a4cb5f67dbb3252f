import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {arch, release} from 'node:os';

/** The list of installed packages of a Debian system: browsers, web servers and languages that tests use. */
const SYSTEM_PACKAGES = '/var/lib/dpkg/status';

/** Paths that Git prints, separated by null characters. */
function git(args: readonly string[], folder: string): string[] {
  const text = execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return text.split('\0').filter((file) => file !== '');
}

/** Files of the project that patterns select, also those that are not committed yet. @throws without a Git repository */
export function filesOf(patterns: readonly string[], folder = '.'): string[] {
  const list = git(['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...patterns], folder);
  return [...new Set(list)].sort();
}

/** Files that the working tree adds, changes or removes, compared with the last commit. */
export const changedFiles = (folder = '.'): string[] => [
  ...git(['diff', '--name-only', '--no-renames', '-z', 'HEAD'], folder),
  ...git(['ls-files', '--others', '--exclude-standard', '-z'], folder),
];

/** The machine: Node, system and its packages. A check that passed on one proves nothing about another. */
export function machine(): string {
  const packages = existsSync(SYSTEM_PACKAGES) ? readFileSync(SYSTEM_PACKAGES, 'utf8') : release();
  return [process.version, process.platform, arch(), packages].join('\n');
}
