import {rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {writeIn} from '../../../../src/node/files';
import {folderOfEachTest} from '../../../fixtures/temporaryFolder';
import {Passes} from '../../../stages/Passes';
import {Tree} from '../../../stages/Tree';
import type {Reads} from '../../../stages/reads';
import type {Stage} from '../../../stages/stages';

const stage: Stage = {
  command: ['node', ['run']],
  report: 'stage.json',
  writes: ['build'],
};

describe('The passes of stages', () => {
  const folder = folderOfEachTest();
  const write = (file: string, text: string): void => writeIn(folder(), file, text);
  /** What a new run sees. */
  const passes = (): Passes => new Passes(new Tree(folder()));
  const reason = (changed?: readonly string[], now = stage): string | undefined =>
    passes().reasonToRun('stage', now, changed);

  beforeEach(() => {
    for (const file of [
      'src/a.ts',
      'src/b.ts',
      'docs/a.mdx',
      'build/page.html',
      'build/done.txt',
      'reports/stage.json',
    ])
      write(file, file);
    const tree = new Tree(folder());
    const keys = ['r src/a.ts', 'r docs/a.mdx', 'r docs', 'r build/page.html'];
    const reads: Reads = Object.fromEntries(keys.map((key) => [key, tree.stateOf(key)]));
    passes().keep('stage', stage, reads);
  });

  test('@checks-01 a stage that passed does not run again, and its report comes back', () => {
    rmSync(path.join(folder(), 'reports'), {recursive: true});
    write('src/b.ts', 'changed');
    expect(reason()).toBeUndefined();
    passes().restoreReport(stage);
    rmSync(path.join(folder(), '.test-cache'), {recursive: true});
    expect(reason()).toBe('it has not passed here before');
  });

  test.each<[string, () => void, string]>([
    ['a file that it read', () => write('src/a.ts', 'changed'), 'src/a.ts changed'],
    ['several', () => ['src/a.ts', 'docs/a.mdx'].forEach((file) => write(file, '')), 'src/a.ts changed (and 1 more)'],
    ['a list that it read', () => write('docs/new.mdx', ''), 'docs changed'],
    ['a file that it wrote', () => write('build/done.txt', 'of another command'), 'build/done.txt changed'],
    [
      'a file that it wrote, which is gone',
      () => rmSync(path.join(folder(), 'build/done.txt')),
      'build changed (and 1 more)',
    ],
    ['its kept report', () => rmSync(path.join(folder(), '.test-cache/stage.json')), 'its report is missing'],
    [
      'what was kept, which is damaged',
      () => write('.test-cache/stage.pass.json', '{'),
      'it has not passed here before',
    ],
  ])('@checks-01 it runs again after a change of %s, and says so', (_, change, expected) => {
    change();
    expect(reason()).toBe(expected);
  });

  test('@checks-01 it runs again after it failed or was ended', () => {
    passes().forget('stage');
    expect(reason()).toBe('it has not passed here before');
  });

  test('@checks-01 it runs again with another command, and with another setting', () => {
    const changed = 'the machine, a setting or the command changed';
    expect(reason(undefined, {...stage, command: ['node', ['run', 'all']]})).toBe(changed);
    vi.stubEnv('API_URL', 'https://api.example.com');
    expect(reason()).toBe(changed);
  });

  test('@checks-02 of a working tree only its changes count, and what other stages make of them', () => {
    write('src/a.ts', 'changed');
    expect(reason(['docs/b.md'])).toBeUndefined();
    expect(reason(['src/a.ts'])).toBe('src/a.ts changed');
    write('docs/new.mdx', '');
    expect(reason(['docs/new.mdx'])).toBe('docs changed');
    write('build/page.html', 'changed');
    expect(reason(['README.md'])).toBe('build/page.html changed');
  });
});
