import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

/** Tests of these are about a browser that has visited nothing, or leave in it what no reset finds. tests/README.md has the rule. */
const FRESH =
  /tests.e2e.(login|analytics)|prefetches: true|newCDPSession|denyStorage|fillStorage|getEntries|Permissions\(/;

test('a browser test that needs a page of its own has one', () => {
  const faults = readdirSync('tests/e2e', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => path.join('tests/e2e', file))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      return FRESH.test(file + text) && !text.includes('reuseContext: false');
    });
  expect(faults).toEqual([]);
});
