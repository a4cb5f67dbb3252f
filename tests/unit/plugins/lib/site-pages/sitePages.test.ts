import {expect, test} from 'vitest';
import {assertSamePages} from '../../../../../plugins/lib/site-pages';

const page = (pathname: string) => ({pathname, area: 'start', title: 'A', description: '', content: () => []});

test('the pages of the build are those of the sources, or the build fails by name', () => {
  const pages = [page('/'), page('/a/')];
  expect(() => {
    assertSamePages(pages, ['/', '/a/']);
  }).not.toThrow();
  expect(() => {
    assertSamePages(pages, ['/', '/b/']);
  }).toThrow(
    '/b/ was built, but no source lists it. Put a guide into the folder of a section (src/config/guides.ts).\n/a/ was not built.',
  );
});
