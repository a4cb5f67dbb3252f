import {load} from 'cheerio/slim';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {Components} from '../../../../src/features/reference/Catalog/Components';
import {nastyPages} from '../../support/nastyPages';

/** All but code and changes, which the description of the tests doesn't have. */
const TYPES = [
  ...['markdown', 'unverified', 'essentials', 'limits', 'values', 'fields', 'variants', 'sameShape'],
  ...['requestBody', 'response', 'errors', 'operations', 'resources', 'apiBasics'],
];

test('The catalog shows every type of block and every kind of page', async () => {
  const pages = [...(await nastyPages()).values()];
  const html = load(renderToStaticMarkup(<Components pages={pages} />));
  const valuesOf = (name: string) => new Set(html(`[${name}]`).map((_, section) => html(section).attr(name)));
  expect(valuesOf('data-block')).toEqual(new Set(TYPES));
  expect(valuesOf('data-page')).toEqual(new Set(pages.map(({kind}) => kind)));
});
