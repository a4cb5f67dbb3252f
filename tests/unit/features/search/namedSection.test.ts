import {describe, expect, test} from 'vitest';
import {namedSection} from '../../../../src/features/search/core/namedSection';

const nameOf = (section: string): string => `The ${section}`;

describe('namedSection', () => {
  test('names the part of the site in plain texts, as saved searches are shown', () => {
    expect(namedSection({hierarchy: {lvl0: 'Docs', lvl1: 'Scopes'}}, nameOf)).toEqual({
      hierarchy: {lvl0: 'The Docs', lvl1: 'Scopes'},
    });
  });

  test('names it in marked texts as well, and leaves their other levels', () => {
    const hit = {
      hierarchy: {lvl0: 'API'},
      _highlightResult: {
        hierarchy: {lvl0: {value: '<mark>A</mark>PI', matchLevel: 'full'}, lvl1: {value: '<mark>a</mark>'}},
        content: {value: 'text'},
      },
    };
    expect(namedSection(hit, nameOf)._highlightResult).toEqual({
      hierarchy: {lvl0: {value: 'The API', matchLevel: 'full'}, lvl1: {value: '<mark>a</mark>'}},
      content: {value: 'text'},
    });
  });

  test('takes a hit without a part', () => {
    expect(namedSection({hierarchy: {lvl0: null}}, nameOf).hierarchy.lvl0).toBe('The ');
  });
});
