// cspell:ignore abcdé
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {differsByFew, lettersOf} from '../../../../src/features/search/core/typos';
import {editDistance} from '../../../../src/utils/editDistance';

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
