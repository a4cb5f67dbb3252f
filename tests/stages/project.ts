import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {arch, release} from 'node:os';

/** The list of installed packages of a Debian system: browsers, web servers and languages that tests use. */
const SYSTEM_PACKAGES = '/var/lib/dpkg/status';

/** Paths that Git prints, separated by null characters. @throws with the fix if it doesn't know the folder */
function git(args: readonly string[], folder: string): string[] {
  const {status, stdout} = spawnSync('git', args, {cwd: folder, encoding: 'utf8', maxBuffer: 1024 ** 3});
  if (status === 0) return stdout.split('\0').filter((file) => file !== '');
  throw new Error('Tests need a clone of the project, because Git lists its files. See git status for what is wrong.');
}

/** Files of the project that patterns select, also those that are not committed yet. */
export function filesOf(patterns: readonly string[], folder = '.'): string[] {
  const list = git(['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...patterns], folder);
  return [...new Set(list)].sort();
}

/** Files that the working tree adds, changes or removes, compared with the last commit. */
export const changedFiles = (folder = '.'): string[] => [
  ...git(['diff', '--name-only', '--no-renames', '-z', 'HEAD'], folder),
  ...git(['ls-files', '--others', '--exclude-standard', '-z'], folder),
];

/** What npm has installed, which differs from the lockfile until the next `npm ci`. */
const INSTALLED = 'node_modules/.package-lock.json';

/** The machine: Node, system, its packages and those of npm. A check that passed on one proves nothing about another. */
export function machine(): string {
  const packages = [SYSTEM_PACKAGES, INSTALLED].map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
  return [process.version, process.platform, arch(), release(), ...packages].join('\n');
}
