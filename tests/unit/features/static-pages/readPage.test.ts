import {expect, test} from 'vitest';
import {readPage} from '../../../../src/features/static-pages/core/readPage';
import {documentOf} from '../../support/staticPage';

test.each([
  {title: 'List people | Salesloft', description: 'All people.', html: '<h1>List people</h1>'},
  {title: 'No description', description: '', html: ''},
])('a page has the title of its document, and the content of its frame: $title', (page) => {
  expect(readPage(documentOf({...page, description: page.description || undefined}))).toEqual(page);
});

test('a document without the frame, such as the 404 page, has no page', () => {
  expect(readPage(documentOf({title: 'Page Not Found', description: 'None.'}))).toBeUndefined();
});
