import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {rehypeSteps} from '../../../../../plugins/lib/guide-components/rehypeSteps';

function marked(tagName: string, text: string): string {
  const tree: Root = {
    type: 'root',
    children: [{type: 'element', tagName, properties: {}, children: [{type: 'text', value: text}]}],
  };
  rehypeSteps()(tree);
  return toHtml(tree);
}

test('@look-01 the number of a step is at a dot, and the heading keeps its text', () => {
  const html = marked('h2', '12. Save the program');
  expect(html).toContain('<span class="site-step">12<');
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('12. Save the program');
});

test.each([
  ['h2', 'API 2. What is new'],
  ['h2', '2.0 and 1.0'],
  ['p', '1. A sentence'],
])('@look-01 a number that is no step of a heading stays text: %s, %s', (tagName, text) => {
  expect(marked(tagName, text)).toBe(`<${tagName}>${text}</${tagName}>`);
});
