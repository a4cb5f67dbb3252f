import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeAll, describe, expect, onTestFinished, test} from 'vitest';
import {writeIn} from '../../../../src/node/files';
import {sharedFolder} from '../../../fixtures/temporaryFolder';
import {Tree} from '../../../stages/Tree';
import {type Reads, causedBy, changedSinceStart, changesSince, readsOf} from '../../../stages/reads';

const RECORDER = 'tests/stages/recordReads.cjs';

/** Reads files of the project in every way that Node has. */
const PROGRAM = `
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {createReadStream, existsSync, readFileSync, readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {Worker} from 'node:worker_threads';
import required from './src/required.cjs';

required();
readFileSync('data/sync.txt');
readFileSync('data/of-node_modules-a.txt');
readFileSync(new URL('data/url.txt', import.meta.url));
await readFile('data/promise.txt');
for await (const part of createReadStream('data/stream.txt')) part;
readdirSync('data/listed');
readdirSync('data/deep', {recursive: true});
existsSync('data/not-there.txt');
existsSync('data/sync.txt/below-a-file');
await once(new Worker("require('node:fs').readFileSync('data/worker.txt')", {eval: true}), 'exit');
execFileSync('cat', ['data/cat.txt']);
execFileSync('git', ['ls-files']);
// A child with an environment of its own.
await once(spawn(process.execPath, ['child.cjs'], {env: {PATH: process.env.PATH}}), 'exit');
await readFile('build/page.html');
await readFile('build/assets/js/main.0123abcd.js');
`;

const FILES = {
  'program.mjs': PROGRAM,
  'child.cjs': "require('node:fs').readFileSync('data/child.txt');",
  'src/required.cjs': 'module.exports = () => undefined;',
  'build/page.html': '<script src=/assets/js/main.0123abcd.js></script> 89abcdef',
  'build/assets/js/main.0123abcd.js': 'run();',
  'build/assets/js/main.0123abcd.js.br': 'compressed',
} as const;
const READ = ['sync', 'of-node_modules-a', 'url', 'promise', 'stream', 'worker', 'cat', 'child'].map(
  (name) => `data/${name}.txt`,
);

describe('What a stage reads', () => {
  const folder = sharedFolder();
  const at = (file: string): string => path.join(folder, file);
  const originals = new Map<string, string | undefined>();
  let reads: Reads;

  /** Puts a file back after the test. */
  const keep = (file: string): void => {
    if (!originals.has(file)) originals.set(file, existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined);
  };
  const write = (file: string, text: string): void => {
    keep(file);
    writeIn(folder, file, text);
  };
  const remove = (file: string): void => {
    keep(file);
    rmSync(at(file));
  };

  beforeAll(() => {
    for (const [file, text] of Object.entries(FILES)) writeIn(folder, file, text);
    for (const file of [...READ, 'data/listed/a.txt', 'data/deep/er/a.txt', 'data/unread.txt', 'docs/a.md'])
      writeIn(folder, file, file);
    writeIn(folder, '.gitignore', 'build/\nreports/\n');
    for (const made of ['tests/stages', 'reports']) mkdirSync(at(made), {recursive: true});
    cpSync(RECORDER, at(RECORDER));
    execFileSync('git', ['init', '--quiet'], {cwd: folder});
    const env = {...process.env, STAGE_READS: at('reports'), NODE_OPTIONS: `--require=${at(RECORDER)}`};
    execFileSync(process.execPath, ['program.mjs'], {cwd: folder, env});
    reads = readsOf(new Tree(folder), at('reports'), ['docs'], ['build']);
  });
  afterEach(() => {
    for (const [file, text] of originals) {
      if (text === undefined) rmSync(at(file), {force: true});
      else writeIn(folder, file, text);
    }
    originals.clear();
  });

  /** What has changed since, for a new run. */
  const changes = (): string[] => changesSince(new Tree(folder), reads);

  test('@checks-01 is unchanged while nothing changes, and when a file changes that it does not read', () => {
    expect(changes()).toEqual([]);
    write('data/unread.txt', 'changed');
    write('reports/log.txt', 'of a tool');
    expect(changes()).toEqual([]);
  });

  test.each<[string, string]>([
    ...[...READ, 'src/required.cjs', 'child.cjs', 'build/page.html', 'docs/a.md'].map((file): [string, string] => [
      file,
      file,
    ]),
    ['data/listed/new.txt', 'data/listed'],
    ['data/deep/er/new.txt', 'data/deep'],
    ['data/not-there.txt', 'data/not-there.txt'],
    ['docs/new.md', 'docs'],
    ['new.txt', ''],
  ])('@checks-01 changes with %s', (file, expected) => {
    write(file, 'changed');
    expect(changes()).toContain(expected);
  });

  test('@checks-01 changes when a file is gone, and when a link takes its place', () => {
    remove('data/sync.txt');
    symlinkSync(at('data/url.txt'), at('data/sync.txt'));
    expect(changes()).toContain('data/sync.txt');
    remove('data/sync.txt');
    expect(changes()).toContain('data/sync.txt');
  });

  test('@checks-01 does not change with the hash in the name of an asset, and changes with its content', () => {
    const [before, after] = ['0123abcd', '4567abcd'].map((hash) => at(`build/assets/js/main.${hash}.js`)) as [
      string,
      string,
    ];
    renameSync(before, after);
    onTestFinished(() => renameSync(after, before));
    write('build/page.html', FILES['build/page.html'].replace('0123abcd', '4567abcd'));
    expect(changes()).toEqual([]);
    write('build/page.html', FILES['build/page.html'].replace('0123abcd', '4567abcd').replace('89abcdef', '89abcdee'));
    expect(changes()).toEqual(['build/page.html']);
  });

  test('a file that was written, added or removed while the stage ran is named', () => {
    const files = new Set(new Tree(folder).files());
    const changed = (time: number): string | undefined => changedSinceStart(new Tree(folder), reads, {time, files});
    const later = Date.now() + 1000;
    write('data/sync.txt', 'changed');
    expect(changed(later)).toBeUndefined();
    expect(changed(statSync(at('data/sync.txt')).mtimeMs - 1)).toBeDefined();
    write('data/new.txt', '');
    expect(changed(later)).toBe('data/new.txt');
    remove('data/new.txt');
    remove('data/unread.txt');
    expect(changed(later)).toBe('data/unread.txt');
  });

  test('@checks-02 only changed files, their folders and generated files explain a change', () => {
    const paths = ['src/a.ts', 'src', 'docs/b.mdx', '', 'build/index.html'];
    expect(causedBy(paths, ['src/a.ts'])).toEqual(['src/a.ts', 'src', '', 'build/index.html']);
  });
});
