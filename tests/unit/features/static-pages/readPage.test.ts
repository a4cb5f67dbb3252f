import {describe, expect, test} from 'vitest';
import {readPage} from '../../../../src/features/static-pages/core/readPage';
import {documentOf} from '../../support/staticPage';

describe('readPage', () => {
  test('reads what the tab says and what the frame holds', () => {
    const page = {title: 'List people | Salesloft', description: 'All people.', html: '<h1>List people</h1>'};
    expect(readPage(documentOf(page))).toEqual(page);
  });

  test('reads a page without a description', () => {
    expect(readPage(documentOf({title: 'A', html: '<p>Words</p>'}))).toEqual({
      title: 'A',
      description: '',
      html: '<p>Words</p>',
    });
  });

  test('reads a frame that is empty', () => {
    expect(readPage(documentOf({html: ''}))?.html).toBe('');
  });

  test('finds no page in a document without the frame, such as the not-found page', () => {
    expect(readPage(documentOf({title: 'Page Not Found', description: 'None.'}))).toBeUndefined();
  });
});
