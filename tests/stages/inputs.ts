import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, lstatSync, readFileSync, readlinkSync} from 'node:fs';
import {arch, release} from 'node:os';
import path from 'node:path';

/** The list of installed packages of a Debian system: browsers, web servers and languages that tests use. */
const SYSTEM_PACKAGES = '/var/lib/dpkg/status';

/** Files of the project that patterns select, also those that are not committed yet. */
export function filesOf(patterns: readonly string[], folder = '.'): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...patterns];
  const list = execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return [...new Set(list.split('\0'))].filter((file) => file !== '').sort();
}

/** The content of a file, of a link its target, of a deleted file nothing. */
function contentOf(file: string): Buffer | string {
  const stat = lstatSync(file, {throwIfNoEntry: false});
  if (!stat) return 'deleted';
  return stat.isSymbolicLink() ? readlinkSync(file) : readFileSync(file);
}

/** The machine: Node, system and its packages. A check that passed on one proves nothing about another. */
export function machine(): string {
  const packages = existsSync(SYSTEM_PACKAGES) ? readFileSync(SYSTEM_PACKAGES, 'utf8') : release();
  return [process.version, process.platform, arch(), packages].join('\n');
}

/**
 * A hash that changes with the names and contents of the files that patterns select, and with the facts. Undefined where
 * git doesn't know the files, so that nothing counts as unchanged.
 */
export function hashOf(patterns: readonly string[], facts: readonly string[], folder = '.'): string | undefined {
  try {
    const hash = createHash('sha256').update(JSON.stringify(facts));
    for (const file of filesOf(patterns, folder)) hash.update(`\0${file}\0`).update(contentOf(path.join(folder, file)));
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}
