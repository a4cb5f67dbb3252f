import {expect, test} from 'vitest';
import {matchWords} from '../../../../src/features/reference/core/filterItems';

test.each([
  ['email', 'An e-mail is one message.'],
  ['e-mail', 'Emails'],
  ['RESUME', 'Résumés'],
  ['漢', '漢字'],
])('matchWords finds %j in %j', (query, text) => {
  expect(matchWords(query, text)).toBe(true);
});
