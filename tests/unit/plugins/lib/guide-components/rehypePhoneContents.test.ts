import {compile} from '@mdx-js/mdx';
import {expect, test} from 'vitest';
import {rehypePhoneContents} from '../../../../../plugins/lib/guide-components/rehypeGuideComponents';

/** The elements of a guide, in order. */
async function partsOf(markdown: string): Promise<string[]> {
  const code = String(await compile(markdown, {rehypePlugins: [rehypePhoneContents], jsx: true}));
  return [...code.matchAll(/<(_components\.\w+|PhoneContents)[ />]/g)].map(([, name = '']) =>
    name.replace('_components.', ''),
  );
}

test.each([
  ['below the first paragraph', '# A\n\nOne.\n\nTwo.\n\n## B', ['h1', 'p', 'PhoneContents', 'p', 'h2']],
  ['nowhere without a paragraph', '# A\n\n- One\n', ['h1', 'ul', 'li']],
])('the contents of a guide are %s', async (_, markdown, parts) => {
  expect(await partsOf(markdown)).toEqual(parts);
});
