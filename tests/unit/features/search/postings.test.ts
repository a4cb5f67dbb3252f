import {describe, expect, it} from 'vitest';
import {packTerms, unpackTerms} from '../../../../src/features/search/core/postings';

const EMPTY = {title: '', context: '', names: '', keywords: '', text: ''};
const postings = unpackTerms(
  packTerms([
    {...EMPTY, title: 'Rate limits', text: 'rate rate'},
    {...EMPTY, names: 'person_id'},
    {...EMPTY, text: 'A person has a rate of calls, and much more text than the others have.'},
  ]),
);

describe('The packed words of an index', () => {
  it('are sorted, with names joined and split', () => {
    expect(postings.terms).toEqual([...postings.terms].sort());
    expect(postings.terms).toEqual(expect.arrayContaining(['personid', 'person', 'id', 'rat', 'limit']));
    expect(postings.recordCount).toBe(3);
  });

  it('have the records that they are in, and whether they name them', () => {
    expect(postings.of('rat').map(({id, isNamed}) => [id, isNamed])).toEqual([
      [0, true],
      [2, false],
    ]);
    expect(postings.frequency('rat')).toBe(2);
    expect(postings.frequency('person')).toBe(1);
    expect(postings.of('unknown')).toEqual([]);
    expect(postings.frequency('unknown')).toBe(0);
  });

  it('count more in a title than in a text', () => {
    const [title, text] = postings.of('rat');
    expect(title?.amount).toBeGreaterThan((text?.amount ?? 0) * 5);
  });
});
