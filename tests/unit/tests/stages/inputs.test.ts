import {execFileSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {filesOf, hashOf} from '../../../stages/inputs';
import {COMMON, STAGES} from '../../../stages/stages';
import {writeIn} from '../../../../src/node/files';
import {folderOfEachTest} from '../../../fixtures/temporaryFolder';

describe('The hash of inputs', () => {
  const folder = folderOfEachTest();
  const write = (file: string, text: string): void => writeIn(folder(), file, text);
  const hash = (...facts: string[]): string | undefined => hashOf(['src', 'tests/*.ts'], facts, folder());
  beforeEach(() => {
    execFileSync('git', ['init', '--quiet'], {cwd: folder()});
    for (const file of ['src/a.ts', 'src/b/c.ts', 'tests/run.ts', 'docs/intro.mdx', '.gitignore']) write(file, '\n');
    write('.gitignore', '*.log\n');
    execFileSync('git', ['add', '.'], {cwd: folder()});
  });
  test.each<[string, () => void]>([
    ['a file changes', () => write('src/a.ts', 'changed')],
    ['a file in a subfolder changes', () => write('src/b/c.ts', 'changed')],
    ['a file that is no folder of its own changes', () => write('tests/run.ts', 'changed')],
    ['a file is added, before it is committed', () => write('src/new.ts', '')],
    ['a file is deleted', () => rmSync(path.join(folder(), 'src/a.ts'))],
    ['a file is renamed', () => execFileSync('git', ['mv', 'src/a.ts', 'src/z.ts'], {cwd: folder()})],
  ])('changes when %s', (_, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  test('changes with the facts, and not with other files', () => {
    const before = hash('20.19.0');
    write('docs/intro.mdx', 'changed');
    write('src/debug.log', 'ignored by git');
    expect(hash('20.19.0')).toBe(before);
    expect(hash('26.10.0')).not.toBe(before);
  });

  test('is unknown without git', () => {
    rmSync(path.join(folder(), '.git'), {recursive: true});
    expect(hash()).toBeUndefined();
  });
});

/** Files with all folders above them. */
const withFolders = (files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))));

const tracked = filesOf(['.']);
const project = withFolders(tracked);

/** Tests of copies of the site write this guide and don't read it. */
const WRITTEN = 'docs/platform/intro.mdx';

/** Files that a module imports, and files and folders of the project that its strings name. */
function readBy(file: string): string[] {
  if (!/\.(ts|tsx|mts|cjs)$/.test(file)) return [];
  const words = [...readFileSync(file, 'utf8').matchAll(/'([\w@./-]+)'/g)].map(([, word = '']) => word);
  return words.flatMap((word) => {
    const base = word.startsWith('.') ? path.posix.join(path.posix.dirname(file), word) : word;
    const named = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => base + end);
    return named.filter((one) => one.includes('/') && project.has(one));
  });
}

test.each(Object.entries(STAGES))('The inputs of %s have all files that its tests import or name', (_, stage) => {
  const known = withFolders(filesOf([...COMMON, ...stage.inputs]));
  const [, args] = stage.command;
  const waiting = tracked.filter(
    (file) => file.startsWith('tests/') && args.some((arg) => file === arg || file.startsWith(`${arg}/`)),
  );
  const seen = new Set(waiting);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const other of readBy(file)) {
      if (other.startsWith('tests/') && !seen.has(other)) waiting.push(other);
      seen.add(other);
    }
  }
  expect([...seen].filter((file) => !known.has(file) && file !== WRITTEN)).toEqual([]);
});
