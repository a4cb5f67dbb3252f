import {load} from 'cheerio/slim';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {Components} from '../../../../src/features/reference/Catalog/Components';
import {nastyPages} from '../../support/nastyPages';

test('The catalog shows every component of the reference and every kind of page', async () => {
  const pages = [...(await nastyPages()).values()];
  const html = load(renderToStaticMarkup(<Components pages={pages} />));
  const empty = html('[data-component]')
    .toArray()
    .filter((section) => html(section).children().length < 2)
    .map((section) => html(section).attr('data-component'));
  // Its description has no earlier version. The catalog of `npm start` has the changes of the site's.
  expect(empty).toEqual(['Changes']);
  const kinds = html('[data-page]')
    .toArray()
    .map((section) => html(section).attr('data-page'));
  expect(new Set(kinds)).toEqual(new Set(pages.map(({kind}) => kind)));
});
