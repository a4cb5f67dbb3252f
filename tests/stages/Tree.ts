import {createHash} from 'node:crypto';
import {type Stats, existsSync, lstatSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {filesOf as filesIn} from '../../src/node/files';
import {builtName, readBuiltFiles} from './builtFiles';
import {filesOf} from './project';

/**
 * What a stage read, as a letter and a path: `r src/a.ts` the content of a file or the names in a folder, `t` the names in all
 * folders below, `e` whether it's there, `l` the names that a pattern of Git selects.
 */
export type Key = string;

const SITE = 'build';
/** What stages make for later ones. */
export const GENERATED = [SITE, 'openapi/dist', 'docs/api'];
/** What tools keep for themselves. */
const OWN = /^(?:\.git|\.docusaurus|\.test-cache|\.build-[^/]*|reports|release|node_modules)(?:\/|$)/;

const hashOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Whether a path is a folder, or in it. The empty one is the project. */
export const isIn = (folder: string, file: string): boolean =>
  folder === '' || file === folder || file.startsWith(`${folder}/`);

export const isGenerated = (file: string): boolean => GENERATED.some((folder) => isIn(folder, file));

export const pathOf = (key: Key): string => key.slice(2);

/** The key of a record; undefined for what tools keep for themselves. A built file has a name without its hash. */
export function keyOf(record: string): Key | undefined {
  if (record === '' || OWN.test(pathOf(record))) return undefined;
  return isIn(SITE, pathOf(record)) ? builtName(record) : record;
}

/** The project, and what its stages made, in their present state. */
export class Tree {
  /** Hashes by path, size and time, because stages share most of what they read. */
  private readonly hashes = new Map<string, string>();
  /** The built site by the number of its folder, which each build replaces. */
  private site: {readonly id: number; readonly read: ReturnType<typeof readBuiltFiles>} | undefined;

  constructor(readonly root = '.') {}

  /** A text that differs when what the key means has changed. */
  stateOf(key: Key): string {
    const [kind, file] = [key.slice(0, 1), pathOf(key)];
    if (kind === 'l') return hashOf(filesOf(file === '' ? [] : [file], this.root).join('\n'));
    const stat = this.stat(file);
    if (kind !== 'e' && isIn(SITE, file) && !stat?.isDirectory()) return this.hashOfBuilt(file);
    if (!stat) return 'missing';
    if (kind === 'e') return stat.isDirectory() ? 'folder' : 'file';
    if (stat.isDirectory()) return hashOf(this.namesIn(file, kind === 't').join('\n'));
    const isLink = lstatSync(path.join(this.root, file)).isSymbolicLink();
    return `${isLink ? 'link ' : ''}${this.hashOfFile(file, stat)}`;
  }

  /** Keys for a folder that a stage made, or for what a pattern of Git selects: the list, and each file. */
  keysOf(pattern: string): Key[] {
    if (!GENERATED.includes(pattern))
      return [`l ${pattern}`, ...filesOf([pattern], this.root).map((file) => `r ${file}`)];
    return [`t ${pattern}`, ...this.madeIn(pattern).map((file) => `r ${builtName(file)}`)];
  }

  /** Files of the project that are there. */
  files(): string[] {
    return filesOf(['.'], this.root).filter((file) => this.stat(file));
  }

  /** When a file was written or moved here, in milliseconds; 0 for all but files. */
  writtenAt(file: string): number {
    const stat = this.stat(file);
    return stat?.isFile() === true ? Math.max(stat.mtimeMs, stat.ctimeMs) : 0;
  }

  private madeIn(folder: string): string[] {
    const full = path.join(this.root, folder);
    return existsSync(full) ? filesIn(full).map((file) => `${folder}/${file}`) : [];
  }

  private stat(file: string): Stats | undefined {
    const full = path.join(this.root, file);
    // A path below a file makes `statSync` throw.
    return existsSync(full) ? statSync(full) : undefined;
  }

  private hashOfFile(file: string, {mtimeMs, size}: Stats): string {
    return this.once(`${file} ${String(mtimeMs)} ${String(size)}`, () =>
      hashOf(readFileSync(path.join(this.root, file))),
    );
  }

  private hashOfBuilt(file: string): string {
    const id = this.stat(SITE)?.ino ?? 0;
    if (this.site?.id !== id) this.site = {id, read: readBuiltFiles(path.join(this.root, SITE))};
    const {read} = this.site;
    return this.once(`${file} ${String(id)}`, () => {
      const content = read(file.slice(SITE.length + 1));
      return content === undefined ? 'missing' : hashOf(content);
    });
  }

  private once(key: string, make: () => string): string {
    const hash = this.hashes.get(key) ?? make();
    this.hashes.set(key, hash);
    return hash;
  }

  /** Names in a folder, without what tools write, and what stages write elsewhere. */
  private namesIn(folder: string, recursive: boolean): string[] {
    return readdirSync(path.join(this.root, folder), {recursive, encoding: 'utf8'})
      .filter((name) => {
        const file = path.posix.join(folder, name);
        return !OWN.test(file) && (isGenerated(folder) || !isGenerated(file));
      })
      .map((name) => (isIn(SITE, folder) ? builtName(name) : name))
      .sort();
  }
}
