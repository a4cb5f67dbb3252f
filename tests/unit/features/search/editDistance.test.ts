// cspell:ignore cadenc
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {editDistance, prefixEditDistance, typosOf} from '../../../../src/features/search/core/editDistance';

describe('Typing errors', () => {
  it('are one from three letters, two from seven, none in words with digits', () => {
    expect(['ca', 'cat', 'cadenc', 'cadence', '12345'].map(typosOf)).toEqual([0, 1, 1, 2, 0]);
  });

  it.each([
    ['cadence', 'cadance', 1],
    ['craete', 'create', 1],
    ['webhok', 'webhook', 1],
    ['oath', 'oauth', 1],
    ['abcd', 'wxyz', 3],
  ])('from %s to %s there are %i', (a, b, typos) => {
    expect(editDistance(a, b, 2)).toBe(typos);
  });

  it('are the same in both directions, and none from a word to itself', () => {
    const word = fc.string({maxLength: 8});
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 3)).toBe(editDistance(b, a, 3));
        expect(editDistance(a, a, 3)).toBe(0);
      }),
    );
  });

  it('are counted for a beginning against the beginning of the word', () => {
    expect(prefixEditDistance('webhk', 'webhook', 1)).toBe(1);
    expect(prefixEditDistance('opport', 'opportunity', 1)).toBe(0);
  });
});
