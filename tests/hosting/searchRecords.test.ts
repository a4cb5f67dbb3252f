import {expect, test} from 'vitest';
import {builtRecords} from '../../plugins/lib/search-index/siteEngine';
import {readPage} from '../fixtures/builtSite';
import {idsOf} from '../fixtures/html';

test('@pages-01 every search record leads to an element of a built page', () => {
  const pages = new Map<string, ReadonlySet<string>>();
  const idsOn = (page: string): ReadonlySet<string> => {
    const ids = pages.get(page) ?? idsOf(readPage(page));
    pages.set(page, ids);
    return ids;
  };
  const dead = builtRecords().flatMap(({url_without_anchor: page, anchor, fields = []}) =>
    [anchor ?? [], fields.map((field) => field.anchor)]
      .flat()
      .filter((id) => !idsOn(page).has(id))
      .map((id) => `${page}#${id}`),
  );
  expect(dead).toEqual([]);
});
