import {describe, expect, test} from 'vitest';
import {matchWords} from '../../../../src/features/reference/core/filterItems';

describe('matchWords', () => {
  test.each([
    ['email', 'An e-mail is one message.'],
    ['e-mail', 'Emails'],
    ['RESUME', 'Résumés'],
    ['漢', '漢字'],
  ])('finds %j in %j', (query, text) => {
    expect(matchWords(query, text)).toBe(true);
  });
});
