import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {writeIn} from '../../../../src/node/files';
import {folderOfEachTest, sharedFolder} from '../../../fixtures/temporaryFolder';
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
  const original = sharedFolder();
  const folder = folderOfEachTest();
  const at = (file: string): string => path.join(folder(), file);
  const write = (file: string, text: string): void => writeIn(folder(), file, text);
  let reads: Reads;

  beforeAll(() => {
    const recorder = path.join(original, RECORDER);
    for (const [file, text] of Object.entries(FILES)) writeIn(original, file, text);
    for (const file of [...READ, 'data/listed/a.txt', 'data/deep/er/a.txt', 'data/unread.txt', 'docs/a.md'])
      writeIn(original, file, file);
    writeIn(original, '.gitignore', 'build/\nreports/\n');
    for (const made of ['tests/stages', 'reports']) mkdirSync(path.join(original, made), {recursive: true});
    cpSync(RECORDER, recorder);
    execFileSync('git', ['init', '--quiet', '--template='], {cwd: original});
    const records = path.join(original, 'reports');
    const env = {...process.env, STAGE_READS: records, NODE_OPTIONS: `--require=${recorder}`};
    execFileSync(process.execPath, ['program.mjs'], {cwd: original, env});
    reads = readsOf(new Tree(original), records, ['docs'], ['build']);
  });
  beforeEach(() => cpSync(original, folder(), {recursive: true}));

  /** What has changed since, for a new run. */
  const changes = (): string[] => changesSince(new Tree(folder()), reads);

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
    rmSync(at('data/sync.txt'));
    symlinkSync(at('data/url.txt'), at('data/sync.txt'));
    expect(changes()).toContain('data/sync.txt');
    rmSync(at('data/sync.txt'));
    expect(changes()).toContain('data/sync.txt');
  });

  test('@checks-01 does not change with the hash in the name of an asset, and changes with its content', () => {
    renameSync(at('build/assets/js/main.0123abcd.js'), at('build/assets/js/main.4567abcd.js'));
    write('build/page.html', FILES['build/page.html'].replace('0123abcd', '4567abcd'));
    expect(changes()).toEqual([]);
    write('build/page.html', FILES['build/page.html'].replace('0123abcd', '4567abcd').replace('89abcdef', '89abcdee'));
    expect(changes()).toEqual(['build/page.html']);
  });

  test('a file that was written, added or removed while the stage ran is named', () => {
    const files = new Set(new Tree(folder()).files());
    const changed = (time: number): string | undefined => changedSinceStart(new Tree(folder()), reads, {time, files});
    const later = Date.now() + 1000;
    write('data/sync.txt', 'changed');
    expect(changed(later)).toBeUndefined();
    expect(changed(statSync(at('data/sync.txt')).mtimeMs - 1)).toBeDefined();
    write('data/new.txt', '');
    expect(changed(later)).toBe('data/new.txt');
    rmSync(at('data/new.txt'));
    rmSync(at('data/unread.txt'));
    expect(changed(later)).toBe('data/unread.txt');
  });

  test('@checks-02 only changed files, their folders and generated files explain a change', () => {
    const paths = ['src/a.ts', 'src', 'docs/b.mdx', '', 'build/index.html'];
    expect(causedBy(paths, ['src/a.ts'])).toEqual(['src/a.ts', 'src', '', 'build/index.html']);
  });
});
