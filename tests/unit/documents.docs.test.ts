import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {partsNamed} from '../stages/stages';
import {PARTS} from '../nightlyParts';

const documents = execFileSync('git', ['ls-files', '*.md', ':(exclude)docs/platform', ':(exclude)tests/fixtures'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n');

// `npm run check -- documents` has the rest. It can't import the parts of tests.
test.each(documents)(
  '@patches-03 %s names parts of npm test and npm run nightly, and tools of npx, that exist',
  (document) => {
    const text = readFileSync(document, 'utf8');
    const named = (command: string): string[] =>
      [...text.matchAll(new RegExp(`${command} ([a-z][\\w-]*)`, 'g'))].map(([, name = '']) => name);
    expect(named('npm test --').filter((part) => partsNamed(part).length === 0)).toEqual([]);
    expect(named('npm run nightly --').filter((part) => !Object.hasOwn(PARTS, part))).toEqual([]);
    expect(named('npx').filter((tool) => !existsSync(`node_modules/.bin/${tool}`))).toEqual([]);
  },
);
