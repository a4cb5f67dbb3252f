import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';

/** The installed modal, minified by its authors. */
const modal = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8');

describe('The installed modal', () => {
  test('shows an error of the name that failed searches have (core/settle.ts)', () => {
    expect(modal).toMatch(/\.catch\(\(?function\(\w+\)\{throw"RetryError"===\w+\.name&&\w+\("error"\),\w+\}/);
  });

  test.each(['DocSearch-Container', 'DocSearch-Input', '"aria-haspopup"', '"listbox"', '"option"'])(
    'has %s, which SearchModal/asDialog.ts corrects',
    (name) => {
      expect(modal).toContain(name);
    },
  );
});
