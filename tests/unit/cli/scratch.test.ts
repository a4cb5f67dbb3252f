import {existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {linkPackages} from '../../../src/cli/scratch';

test('@real-07: a folder that a commit is built in has the packages, and nothing that an earlier build has cached', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'scratch-test-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const from = path.join(folder, 'from');
  mkdirSync(path.join(from, '.cache/social-cards'), {recursive: true});
  mkdirSync(path.join(from, 'a-package'));
  writeFileSync(path.join(from, '.cache/social-cards/one.png'), 'old');
  writeFileSync(path.join(from, 'a-package/index.js'), '1');
  const to = path.join(folder, 'to');
  mkdirSync(to);
  await linkPackages(from, to);
  expect(existsSync(path.join(to, 'node_modules/.cache'))).toBe(false);
  expect(statSync(path.join(to, 'node_modules/a-package/index.js')).ino).toBe(
    statSync(path.join(from, 'a-package/index.js')).ino,
  );
  expect(existsSync(path.join(from, '.cache/social-cards/one.png'))).toBe(true);
});
