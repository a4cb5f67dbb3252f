import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {SELECTORS} from '../../../../src/features/search/SearchModal/correctModal';

/** The installed modal, minified by its authors. */
const modal = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8');

describe('The installed modal', () => {
  test('calls `catch` of a search first, and shows errors with the name that failed searches have (modalSearch.ts)', () => {
    expect(modal).toMatch(/\.catch\(\(?function\(\w+\)\{throw"RetryError"===\w+\.name&&\w+\("error"\),\w+\}/);
  });

  test('groups hits by the marked section, and then by title (rows.ts)', () => {
    expect(modal).toContain('._highlightResult)||void 0===t||null===(t=t.hierarchy)||void 0===t?void 0:t.lvl0');
    expect(modal).toMatch(/Object\.values\(\w+\(\w+,\(?function\(\w+\)\{return \w+\.hierarchy\.lvl1\}\)?,\w+\)\)/);
  });

  test.each([
    ...Object.values(SELECTORS).map((selector) => selector.slice(1)),
    '"aria-haspopup"',
    '"listbox"',
    '"option"',
    ...['DocSearch-Hit-title', 'DocSearch-Hit-path', 'DocSearch-Hit-source', 'DocSearch-NoResults-Prefill-List'],
  ])('has %s, which SearchModal corrects', (name) => {
    expect(modal).toContain(name);
  });
});
