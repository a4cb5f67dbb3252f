import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {catalogue, surroundings} from '../../errorCatalogue';

const ID = '@errors-01';

/** Titles of all browser tests and of their steps, as they stand in their files. */
const files = readdirSync('tests/e2e', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.ts'));
const titles = files.flatMap((file) =>
  [
    ...readFileSync(`tests/e2e/${file}`, 'utf8').matchAll(/^\s*(?:await )?test(?:\.step)?\((['"`])(.+?)\1, async/gm),
  ].map(([, , title = '']) => title),
);
const withoutIds = (title: string): string => title.replaceAll(/@\S+ /g, '');
const proofsOf = (beginning: string): string[] => titles.filter((title) => withoutIds(title).startsWith(beginning));

describe.each([
  ['error catalogue', catalogue],
  ['surroundings', surroundings],
])('Each row of the %s is provoked in a browser', (_, rows) => {
  test.each(rows.map(({situation, provokedBy}) => [situation, provokedBy] as const))('%s', (__, provokedBy) => {
    expect(provokedBy.length).toBeGreaterThan(0);
    for (const beginning of provokedBy) expect([beginning, proofsOf(beginning).length]).toEqual([beginning, 1]);
  });
});

test(`the tests of the error catalogue, and no others, carry ${ID}`, () => {
  const proofs = catalogue.flatMap(({provokedBy}) => provokedBy.flatMap(proofsOf));
  expect(titles.filter((title) => title.includes(ID)).sort()).toEqual([...new Set(proofs)].sort());
});
