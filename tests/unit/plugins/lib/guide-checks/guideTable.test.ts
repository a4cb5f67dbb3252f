import {expect, test} from 'vitest';
import {assertGuidesMatch, guideProblems} from '../../../../../plugins/lib/guide-checks/guideTable';

test('every guide of the site is in the table, and every entry has its guide', () => {
  expect(assertGuidesMatch).not.toThrow();
});

test.each([
  ['nothing is said of a table and a folder that agree', ['intro', 'basics/keys'], ['basics/keys', 'intro'], []],
  [
    'an entry without a guide names both places',
    ['intro'],
    ['intro', 'basics/keys'],
    [
      'src/config/guides.ts lists basics/keys, but docs/platform/basics/keys.mdx is missing. Write the guide, or remove it from the table.',
    ],
  ],
  [
    'an entry that is there twice is named',
    ['intro'],
    ['intro', 'intro'],
    ['src/config/guides.ts lists intro twice. Remove one.'],
  ],
  [
    'a guide without an entry names the section to list it in',
    ['intro', 'basics/keys'],
    ['intro'],
    [
      "docs/platform/basics/keys.mdx is not listed in src/config/guides.ts. Add 'keys' to the pages of the section 'basics', or remove the file.",
    ],
  ],
  [
    'a guide in a deeper folder is listed with that folder',
    ['intro', 'imports/steps/email'],
    ['intro'],
    [
      "docs/platform/imports/steps/email.mdx is not listed in src/config/guides.ts. Add 'steps/email' to the pages of the section 'imports', or remove the file.",
    ],
  ],
])('%s', (_, written, listed, problems) => {
  expect(guideProblems(written, listed)).toEqual(problems);
});
