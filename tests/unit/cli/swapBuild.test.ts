import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {expect, test} from 'vitest';
import {folderOfEachTest} from '../../fixtures/temporaryFolder';

const SOURCE = transformSync(readFileSync('src/cli/swapBuild.ts', 'utf8'), {loader: 'ts', format: 'cjs'}).code;

const folder = folderOfEachTest();
/** Runs a function of the module among folders that each have one page. Returns the page of the build. */
function pageAfter(name: 'swapBuild' | 'recoverBuild', folders: Readonly<Record<string, string>>): string {
  for (const [build, text] of Object.entries(folders)) {
    mkdirSync(path.join(folder(), build));
    writeFileSync(path.join(folder(), build, 'page'), text);
  }
  execFileSync(process.execPath, ['-e', `${SOURCE}\n${name}();`], {cwd: folder()});
  expect(readdirSync(folder())).toEqual(['build']);
  return readFileSync(path.join(folder(), 'build/page'), 'utf8');
}

test.each<Record<string, string>>([{build: 'old', '.build-next': 'new'}, {'.build-next': 'new'}])(
  'of %j, the next build stays',
  (folders) => {
    expect(pageAfter('swapBuild', folders)).toBe('new');
  },
);

test.each([
  ['before the last one is moved', {build: 'old', '.build-next': 'new'}, 'old'],
  ['between the two moves', {'.build-last': 'old', '.build-next': 'new'}, 'old'],
  ['before the last one is deleted', {build: 'new', '.build-last': 'old'}, 'new'],
])('a build that was killed %s leaves a whole one', (_, folders, text) => {
  expect(pageAfter('recoverBuild', folders)).toBe(text);
});
