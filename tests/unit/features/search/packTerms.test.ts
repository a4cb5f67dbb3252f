import MiniSearch from 'minisearch';
import {describe, expect, it} from 'vitest';
import {packTerms, unpackTerms, unpackWords} from '../../../../src/features/search/core/packTerms';

const OPTIONS = {fields: ['title', 'text']};

function engineOf(documents: readonly {readonly title: string; readonly text: string}[]): MiniSearch {
  const engine = new MiniSearch(OPTIONS);
  engine.addAll(documents.map((document, id) => ({id, ...document})));
  return engine;
}

describe('Packed terms', () => {
  const engine = engineOf([
    {title: 'list', text: 'list people people people'},
    {title: 'people', text: ''},
    {title: 'peoples', text: 'people and lists'},
  ]);
  const packed = packTerms(engine.toJSON());

  it('find the same, as well, after they were unpacked', () => {
    const again = MiniSearch.loadJS(unpackTerms(JSON.parse(JSON.stringify(packed)) as typeof packed), OPTIONS);
    for (const query of ['people', 'list', 'and', 'peoples', 'nothing']) {
      expect(again.search(query)).toEqual(engine.search(query));
    }
  });

  it('give their words in order', () => {
    expect(unpackWords(packed)).toEqual(['and', 'list', 'lists', 'people', 'peoples']);
  });
});
