import {readFileSync, readdirSync} from 'node:fs';
import {expect, test} from 'vitest';

test('the browser gets the styles of all parts of a reference page', () => {
  const imported = readFileSync('src/theme/referenceStyles.ts', 'utf8');
  const files = readdirSync('src/features/reference', {recursive: true, encoding: 'utf8'});
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.filter((sheet) => !imported.includes(`'@site/src/features/reference/${sheet}'`))).toEqual([]);
});
