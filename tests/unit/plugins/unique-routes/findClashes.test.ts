import {expect, test} from 'vitest';
import {findClashes} from '../../../../plugins/unique-routes/findClashes';

const page = (permalink: string, source: string) => ({permalink, source: `@site/${source}`});

test('pages with addresses of their own do not clash', () => {
  expect(
    findClashes([page('/', 'src/pages/index.tsx'), page('/docs/a', 'docs/a.mdx'), page('/docs/ab', 'docs/ab.mdx')]),
  ).toEqual([]);
});

test('a clash names every file, the address and the mend, whatever the closing slash', () => {
  const pages = [
    page('/bulk', 'src/pages/bulk.mdx'),
    page('/api/', 'src/pages/api.mdx'),
    page('/bulk/', 'src/pages/bulk/index.mdx'),
  ];
  expect(findClashes(pages)).toEqual([
    'src/pages/bulk.mdx and src/pages/bulk/index.mdx have the same address, /bulk/. Rename one, or give it another `slug`.',
  ]);
});
