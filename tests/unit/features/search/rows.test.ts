import {describe, expect, test} from 'vitest';
import {MAX_ROWS, itemsOf, rowsOf, safeUrl, textsOf} from '../../../../src/features/search/SearchModal/rows';
import {groupHits} from '../../../../src/features/search/core/groupHits';
import type {Hit} from '../../../../src/features/search/core/record';

const OPTIONS = {origin: 'https://docs.example', group: 'Results'};
const ATTACK = '<img src=x onerror="alert(1)">';

const hit = (url: string, lvl1: string, part: Partial<Hit> = {}): Hit => ({
  objectID: url,
  url,
  url_without_anchor: url.replace(/#.*/, ''),
  anchor: null,
  type: 'lvl1',
  content: null,
  version: '2.0',
  _highlightResult: {hierarchy: {}},
  _snippetResult: {},
  ...part,
  hierarchy: {lvl0: 'API', lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null, ...part.hierarchy},
});
const below = (page: string, title: string, name: string): Hit =>
  hit(`${page}#${name}`, title, {type: 'lvl2', hierarchy: {lvl0: 'API', lvl1: title, lvl2: name} as Hit['hierarchy']});
const field = (page: string, title: string): Hit =>
  hit(`${page}#crm-id`, title, {
    type: 'lvl3',
    fieldType: 'string',
    hierarchy: {lvl0: 'API', lvl1: title, lvl2: 'Request body', lvl3: 'person.crm_id'} as Hit['hierarchy'],
    _snippetResult: {content: {value: 'ID in the <mark>CRM</mark>'}},
  });

/** What the library makes of items of one section: groups by title, in the order of their first items. */
function regrouped(items: ReturnType<typeof itemsOf>): string[] {
  const groups: Record<string, string[]> = {};
  for (const {hierarchy, url} of items) (groups[hierarchy.lvl1] ??= []).push(url);
  return Object.values(groups).flat();
}

describe('The rows of the modal', () => {
  test('@seek-02 keep the order of the engine when the library groups them by title', () => {
    const hits = [
      field('/create/', 'Create a person'),
      hit('/404/', '404'),
      hit('/list/', 'List people', {more: [below('/list/', 'List people', 'Filters')]}),
      hit('/guide/', 'List people'),
      hit('/update/', 'Update a person'),
      hit('/1.0/list/', 'List people'),
    ];
    const [first, ...rest] = hits;
    const rows = rowsOf([{...first, more: [field('/update/', 'Update a person')]} as Hit, ...rest]);
    const urls = rows.map((row) => row.hit.url);
    expect(urls.slice(0, 3)).toEqual(['/create/#crm-id', '/update/#crm-id', '/404/']);
    expect(regrouped(itemsOf(rows, OPTIONS))).toEqual(urls);
  });

  test('@seek-02 fold a hit below its page only if it ranks before the next page', () => {
    const [page, next] = [hit('/list/', 'List people'), hit('/update/', 'Update a person')];
    const [early, late] = ['Filters', 'Sorting'].map((name) => below('/list/', 'List people', name));
    expect(groupHits([page, early, next, late] as Hit[])).toEqual([{...page, more: [early]}, next]);
    expect(groupHits([early, page] as Hit[]), 'a page below its heading').toEqual([early]);
  });

  test('show one folded hit below the first row, which is selected, and no more rows than a group of the library', () => {
    const names = ['a', 'b', 'c', 'd'];
    const hits = Array.from({length: 20}, (_, at) => {
      const page = `/${String(at)}/`;
      return hit(page, page, {more: names.map((name) => below(page, page, name))});
    });
    const rows = rowsOf(hits);
    expect(rows).toHaveLength(MAX_ROWS);
    const counts = [0, 1, 2, 3].map((at) => rows.filter((row) => row.below === hits[at]).length);
    expect(counts).toEqual([1, 0, 0, 0]);
  });

  test('name a field with its type, its part of the operation, the operation, and what it means', () => {
    expect(textsOf({hit: field('/create/', 'Create a person')})).toEqual({
      title: 'person.crm_id',
      isField: true,
      context: ['string', 'Request body'],
      page: 'Create a person',
      text: 'ID in the <mark>CRM</mark>',
      fold: 'none',
    });
    expect(textsOf({hit: hit('/a/', 'A')})).toMatchObject({title: 'A', isField: false, page: '', text: ''});
    expect(
      textsOf({hit: field('/update/', 'Update a person'), below: field('/create/', 'Create a person')}),
    ).toMatchObject({
      title: 'Update a person',
      isField: false,
      context: ['string', 'Request body'],
      page: '',
      text: '',
      fold: 'field',
    });
  });

  test('give the library no markup to store', () => {
    const [item] = itemsOf(rowsOf([hit('/a/', ATTACK, {content: ATTACK})]), OPTIONS);
    expect(JSON.stringify([item?.hierarchy, item?.content])).not.toMatch(/[<>]/);
  });

  test.each([
    ['https://docs.example/a/#b', '/a/#b'],
    ['/a/', '/a/'],
    ['https://developers.salesloft.com/a/?b=1#c', '/a/?b=1#c'],
    ['https://elsewhere.example/', '/'],
    ['https://developers.salesloft.com@elsewhere.example/', '/'],
    ['https://docs.example//elsewhere.example/', '/elsewhere.example/'],
    ['//elsewhere.example/', '/'],
    [String.raw`/\elsewhere.example/`, '/'],
    ['\tjavascript:alert(1)', '/'],
    ['https://', '/'],
  ])('lead from %s to %s', (url, expected) => {
    expect(safeUrl(url, OPTIONS.origin)).toBe(expected);
  });
});
