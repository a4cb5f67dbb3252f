import {beforeAll, expect, test} from 'vitest';
import {writers} from '../../../../plugins/markdown-pages/components';
import {parseMdx, writeMarkdown} from '../../../../plugins/markdown-pages/markdown';
import {prepareReference} from '../../../../plugins/markdown-pages/prepare';
import {makeMarkdownPage} from '../../../../plugins/markdown-pages/markdownPage';
import {mdxText} from '../../../../plugins/reference-pages/mdx';
import {HOSTILE} from '../../support/mdx';
import {NASTY_BASE, nastyPages} from '../../support/nastyPages';
import type {OperationMdx} from '../../support/pluginPages';

const names = {operations: new Map(), scopes: new Set<string>(), events: new Set<string>()};

const markdownOf = (mdx: string): string => {
  const page = parseMdx(prepareReference(mdx));
  const {blocks} = makeMarkdownPage({pathname: `${NASTY_BASE}a/`, area: 'a', page, context: {file: 'a.mdx', names}});
  return writeMarkdown(blocks);
};

/** Markdown without its code, where anything may stand. */
const proseOf = (markdown: string): string =>
  markdown.replaceAll(/^( *)(`{3,})[^]*?^\1\2$/gm, '').replaceAll(/(`+)[^]*?\1/g, '');

let pages: ReadonlyMap<string, OperationMdx>;
beforeAll(async () => {
  pages = await nastyPages();
}, 30_000);

test('every page of a description that has all shapes becomes Markdown without components', () => {
  expect(pages.size).toBeGreaterThan(5);
  const component = new RegExp(String.raw`</?(?:${Object.keys(writers).join('|')}|CodeBlock)\b`);
  for (const [id, {page}] of pages) {
    const markdown = markdownOf(page);
    expect(proseOf(markdown), id).not.toMatch(component);
    expect(markdown, id).toContain('## Responses');
  }
});

test.each(HOSTILE)('%s in a description is text to the page as well', (_, hostile) => {
  const markdown = markdownOf(`---\ntitle: A\n---\n\n${mdxText(hostile)}\n\nAfter.`);
  expect(markdown).toContain('After.');
});
