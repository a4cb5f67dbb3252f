import {expect, test, vi} from 'vitest';
import {titlesOf} from '../support/texts';

// Hundreds of files are parsed.
vi.setConfig({testTimeout: 30_000});

const IDS = /@[a-z]+-\d\d\b/g;
/** IDs of lists that are not in the repository: `S20`, `B7`. */
const OF_A_LIST = /(?:^|\s)[SB]\d{1,2}\b/;

test('Titles have at most two IDs, all of tests/acceptance.yaml', () => {
  const faults = titlesOf('tests').flatMap(({file, texts}) =>
    texts
      .filter((title) => (title.match(IDS) ?? []).length > 2 || OF_A_LIST.test(title))
      .map((title) => `${file}: ${title}`),
  );
  expect(faults).toEqual([]);
});
