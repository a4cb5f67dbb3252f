// cspell:ignore abcdé
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {differsByFew, lettersOf, typosOf} from '../../../../src/features/search/core/typos';
import {editDistance} from '../../../../src/utils/editDistance';

test.each([
  ['ab', 0],
  ['abc', 1],
  ['abcdef', 1],
  ['abcdefg', 2],
  ['abcdef2', 0],
])('@find-02 in %s, %i typing errors are tolerated', (typed, errors) => expect(typosOf(typed)).toBe(errors));

const word = fc.stringMatching(/^[abcdé_2]{1,8}$/);

test('@find-02 no correction has too different letters', () => {
  fc.assert(
    fc.property(word, word, fc.integer({min: 1, max: 2}), (one, other, limit) => {
      if (editDistance(one, other, limit) > limit) return;
      expect(differsByFew(lettersOf(one), lettersOf(other), limit)).toBe(true);
      expect(differsByFew(lettersOf(other), lettersOf(one), limit)).toBe(true);
    }),
  );
});
