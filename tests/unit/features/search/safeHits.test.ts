import {describe, expect, it} from 'vitest';
import {safeHits, safeUrl} from '../../../../src/features/search/core/safeHits';

const OPTIONS = {
  origin: 'https://developers.example',
  classOf: (method: string) => `badge ${method.toLowerCase()}`,
  nameOf: (section: string) => `The ${section}`,
};
const ATTACK = '<img src=x onerror="alert(1)">';

const hit = {
  url: '/rate-limits/',
  content: `GET /v2/${ATTACK}`,
  hierarchy: {lvl0: 'API', lvl1: ATTACK, lvl2: null},
  _highlightResult: {hierarchy: {lvl1: {value: `<mark>a</mark>${ATTACK}`}}},
  _snippetResult: {
    hierarchy: {lvl1: {value: `<mark>a</mark>${ATTACK}`, matchLevel: 'full'}},
    content: {value: `GET /v2/<mark>people</mark>${ATTACK}`},
  },
};

describe('Hits for the modal', () => {
  const [safe] = safeHits([hit], OPTIONS);

  it('hold no markup but marks and badges', () => {
    const tags = JSON.stringify(safe).match(/<[^>]*>/g);
    expect(new Set(tags?.map((tag) => tag.replaceAll(/ .*/g, '>')))).toEqual(
      new Set(['<mark>', '</mark>', '<span>', '</span>']),
    );
  });

  it('show a method as a badge before its path', () => {
    expect(safe?._snippetResult).toMatchObject({
      content: {
        value: expect.stringContaining('<span class="badge get" data-method>GET</span> /v2/<mark>people') as unknown,
      },
    });
    expect(safe?.content).toContain('<span class="badge get" data-method>GET</span> /v2/&lt;img');
  });

  it('have the display name of their section, and no other text from which the modal would take it', () => {
    expect(safe?.hierarchy.lvl0).toBe('The API');
    expect(safe?._highlightResult).toBeUndefined();
    expect(safeHits([{...hit, hierarchy: {lvl0: null}}], OPTIONS)[0]?.hierarchy.lvl0).toBe('The ');
  });

  it('keep what is not text', () => {
    expect(safe?.hierarchy.lvl2).toBeNull();
    expect(safeHits([{...hit, content: null}], OPTIONS)[0]?.content).toBeNull();
  });

  it.each([
    ['https://developers.example/a/#b', '/a/#b'],
    ['/a/', '/a/'],
    ['https://elsewhere.example/', 'https://elsewhere.example/'],
    ['javascript:alert(1)', '/'],
    ['//elsewhere.example/', '/'],
  ])('lead from %s to %s', (url, expected) => {
    expect(safeUrl(url, OPTIONS.origin)).toBe(expected);
  });
});
