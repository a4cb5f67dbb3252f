import {evaluate} from '@mdx-js/mdx';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ComponentType, ReactNode} from 'react';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {highlight} from '../../../../../src/features/code/core/highlight';
import {rehypeCodeBlocks} from '../../../../../plugins/lib/code-blocks/rehypeCodeBlocks';

/** A guide with a program next to it. */
const GUIDE = path.resolve('docs/platform/webhooks/introduction.mdx');
const SAMPLE = 'samples/subscribe.sh';

const ONE = highlight('1', 'json');

const read = (markdown: string) =>
  evaluate(new VFile({path: GUIDE, value: markdown}), {
    Fragment,
    jsx,
    jsxs,
    baseUrl: 'file:///',
    rehypePlugins: [rehypeCodeBlocks],
  });

/** Renders a page and gives its HTML with the properties of each code block in it. */
async function render(markdown: string) {
  const {default: Content} = await read(markdown);
  const blocks: unknown[] = [];
  const responses: unknown[] = [];
  const see = ({response, ...props}: {readonly response?: string}): ReactNode => {
    blocks.push(props);
    if (response !== undefined) responses.push(props);
    return '[block]';
  };
  const components = {CodeBlock: see, Diagram: see};
  const page = createElement(Content as ComponentType<{components: typeof components}>, {components});
  return {html: renderToStaticMarkup(page), blocks, responses};
}

describe('rehypeCodeBlocks', () => {
  test.each([
    ['the body of a request', '```json request=people-create partial\n1\n```', {title: 'Request body', html: ONE}],
    [
      'a shortened response',
      '```json response=people-index partial\n1\n```',
      {title: 'Response, shortened', html: ONE},
    ],
    [
      'a response that is an error',
      '```json response=people-show status=403\n1\n```',
      {title: 'Response 403', html: ONE},
    ],
    ['a delivery', '```json event=person_updated\n1\n```', {title: 'Delivery of person_updated', html: ONE}],
    [
      'an HTTP request',
      '```http\nGET /a HTTP/1.1\n```',
      {title: 'HTTP request', html: highlight('GET /a HTTP/1.1', 'http')},
    ],
    ['a title with signs', '```text title="<a> & {b}"\na\n```', {title: '<a> & {b}', html: 'a'}],
    ['braces and markup', '```text\n{a} <b> ${`c`}\n```', {title: 'Output', html: '{a} &#x3C;b> ${`c`}'}],
    ['quotes and backslashes', '```text\n"a" \'b\' \\n \\\n```', {title: 'Output', html: '"a" \'b\' \\n \\'}],
  ])('hands %s to one component', async (_, markdown, props) => {
    expect(await render(markdown)).toMatchObject({html: '[block]', blocks: [props]});
  });

  test.each([
    ['```json\n1\n```', 1],
    ['```json response=people-index\n1\n```', 1],
    ['```json request=people-create partial\n1\n```', 0],
    ['```bash\ncurl a\n```', 0],
  ])('distinguishes data from requests and programs: %s', async (markdown, count) => {
    expect((await render(markdown)).responses).toHaveLength(count);
  });

  test('finds fences at any depth and keeps what is around them', async () => {
    const markdown =
      '# A\n\n```text\n1\n```\n\n```text\n2\n```\n\n- b\n  ```text\n  3\n  ```\n\n> ```text\n> 4\n> ```\n\nEnd `c`.';
    const {html, blocks} = await render(markdown);
    expect(blocks).toEqual(['1', '2', '3', '4'].map((code) => ({title: 'Output', html: code})));
    expect(html.replaceAll('\n', '')).toBe(
      '<h1>A</h1>[block][block]<ul><li>b[block]</li></ul><blockquote>[block]</blockquote><p>End <code>c</code>.</p>',
    );
  });

  test('shows a program next to the guide unchanged', async () => {
    const {blocks} = await render(`\`\`\`bash file=${SAMPLE} title="subscribe.sh"\n\`\`\``);
    const code = readFileSync(path.join(path.dirname(GUIDE), SAMPLE), 'utf8').replace(/\n$/, '');
    expect(blocks).toMatchObject([{title: 'subscribe.sh', html: highlight(code, 'bash'), shell: ''}]);
  });

  test('hands over what is known of long code, and of commands', async () => {
    const {blocks} = await render(`\`\`\`bash\n${'a\n'.repeat(30)}${'b'.repeat(83)}\n\`\`\``);
    expect(blocks).toMatchObject([{lines: '31', width: 'wide', shell: ''}]);
  });

  test('draws a diagram and hands over its title', async () => {
    const {blocks} = await render('```mermaid title="A asks B"\nflowchart LR\n  a[Ask] --> b[Answer]\n```');
    expect(blocks).toEqual([{svg: expect.stringMatching(/^<svg .*>Ask<.*<\/svg>$/s) as string, title: 'A asks B'}]);
  });

  test.each([
    [
      'a program elsewhere',
      'bash file=../../../README.md',
      '',
      /^file=\.\.\/.* is outside the folder of the guide\. Move/,
    ],
    ['a folder', 'bash file=samples', '', /^There is no file samples next to the guide\. Correct the name/],
    ['a program and text', `bash file=${SAMPLE}`, 'text', /also has content\. Remove the content/],
    ['no diagram', 'mermaid title="A"', 'nonsense', /^The diagram cannot be drawn: .* Correct or simplify it$/s],
  ])('stops at %s with its line and the fix', async (_, opening, body, reason) => {
    await expect(read(`# A\n\n\`\`\`${opening}\n${body}\n\`\`\`\n`)).rejects.toMatchObject({
      reason: expect.stringMatching(reason) as string,
      line: 3,
    });
  });
});
