import {evaluate} from '@mdx-js/mdx';
import {type ComponentType, createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import {expect, test} from 'vitest';
import {VFile} from 'vfile';
import {remarkUnverified} from '../../../../../plugins/lib/guide-components/remarkUnverified';

interface Props {
  readonly about?: string;
  readonly what: string;
}

const Unverified = ({about = '', what}: Props) => createElement('details', {title: about}, what);

async function htmlOf(value: string): Promise<string> {
  const guide = new VFile({value, data: {frontMatter: {title: 'Time zones'}}});
  const {default: Content} = await evaluate(guide, {
    Fragment,
    jsx,
    jsxs,
    baseUrl: 'file:///',
    remarkPlugins: [remarkGfm, remarkUnverified],
  });
  const components = {Unverified};
  return renderToStaticMarkup(createElement(Content as ComponentType<{components: typeof components}>, {components}));
}

test.each([
  [
    'behind the paragraph, in their order',
    '## Days \\{#day}\n\nA <Unverified what="One." /> b. <Unverified what="Two." />\n\nEnd.',
    '<p>A  b. </p>\n<details title="Days">One.</details>\n<details title="Days">Two.</details>\n<p>End.</p>',
  ],
  [
    'in place of a paragraph that has nothing else',
    '- a\n\n  <Unverified what="One." />',
    '<p>a</p>\n<details title="Time zones">One.</details>',
  ],
  [
    'in the cell of a table, with the first cell of the row as what they are about',
    '| a | b |\n| - | - |\n| `x` | y <Unverified what="One." /> |',
    '<td>y <details title="x">One.</details></td>',
  ],
])('@true-05 marks of a guide are put %s', async (_, mdx, html) => {
  expect(await htmlOf(mdx)).toContain(html);
});
