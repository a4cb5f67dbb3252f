import {expect, test} from 'vitest';
import {assertSamePages} from '../../../../../plugins/lib/site-pages';
import {sitePage} from '../../../support/sitePage';

test('the pages of the build are those of the sources, or the build fails by name', () => {
  const pages = [sitePage({pathname: '/'}), sitePage({pathname: '/a/'})];
  expect(() => {
    assertSamePages(pages, ['/', '/a/']);
  }).not.toThrow();
  expect(() => {
    assertSamePages(pages, ['/', '/b/']);
  }).toThrow(
    '/b/ was built, but no source lists it. Put a guide into the folder of a section (src/config/guides.ts).\n/a/ was not built.',
  );
});
