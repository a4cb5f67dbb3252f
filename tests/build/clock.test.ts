import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {SiteCopy} from '../fixtures/siteCopy';

const CLOCK = `--require=${path.resolve('tests/fixtures/twoYearsLater.cjs')}`;

let copy: SiteCopy;
beforeAll(() => {
  copy = new SiteCopy();
});
afterAll(() => {
  copy.dispose();
});

test('two years later, the data about browsers is old', () => {
  const {stderr} = spawnSync(process.execPath, [CLOCK, '-e', "require('browserslist')()"], {encoding: 'utf8'});
  expect(stderr).toMatch(/browsers data \(caniuse-lite\) is \d+ months old/);
});

test('a commit builds two years later, and without git the build says that guides have no dates', async () => {
  const {code, output} = await copy.build({NODE_OPTIONS: CLOCK});
  expect(code, output).toBe(0);
  expect(output).not.toMatch(/browsers data|months old|expire/);
  expect(output).toMatch(/^Guides get no dates: .*$/m);
  expect(copy.exists('build/index.html')).toBe(true);
});
