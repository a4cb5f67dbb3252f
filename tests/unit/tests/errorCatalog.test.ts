import {expect, test} from 'vitest';
import {errorCatalog} from '../../errorCatalog';
import {titlesOf} from '../support/texts';

const ID = '@errors-01';

const titles = titlesOf('tests/e2e').flatMap(({texts}) => texts);
const withoutIds = (title: string): string => title.replaceAll(/@\S+ /g, '');
const proofsOf = (beginning: string): string[] => titles.filter((title) => withoutIds(title).startsWith(beginning));

test.each(errorCatalog.map(({situation, provokedBy}) => [situation, provokedBy] as const))(
  'a browser test provokes: %s',
  (_, provokedBy) => {
    expect(provokedBy.length).toBeGreaterThan(0);
    for (const beginning of provokedBy) expect([beginning, proofsOf(beginning).length]).toEqual([beginning, 1]);
  },
);

test(`the tests of the error catalog, and no others, carry ${ID}`, () => {
  const proofs = errorCatalog.flatMap(({provokedBy}) => provokedBy.flatMap(proofsOf));
  expect(titles.filter((title) => title.includes(ID)).sort()).toEqual([...new Set(proofs)].sort());
});
