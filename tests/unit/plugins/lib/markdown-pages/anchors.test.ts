import {expect, test} from 'vitest';
import {type Block, anchor, code, link, paragraph, writeMarkdown} from '../../../../../plugins/lib/markdown/markdown';
import {withUsedAnchors} from '../../../../../plugins/lib/markdown-pages';
import {type MarkdownPage, markdownLink} from '../../../../../plugins/lib/markdown-pages/markdownPage';

const page = (pathname: string, ...blocks: Block[]): MarkdownPage => ({
  pathname,
  url: `${pathname.slice(0, -1)}.md`,
  area: 'a',
  title: pathname,
  description: '',
  blocks,
});

test('a place stays where a link leads to it, from the same page or another', () => {
  const named = (id: string): Block => paragraph(anchor(id), code(id));
  const [a] = withUsedAnchors([
    page('/a/', named('one'), named('two'), named('three'), paragraph(anchor('alone'))),
    page('/b/', paragraph(link('/a.md#one', 'there'), link('#three', 'here'))),
  ]);
  expect(a?.blocks).toEqual([named('one'), paragraph(code('two')), paragraph(code('three'))]);
});

test.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,<script>', 'vbscript:x', '\tjavascript:x'])(
  'a link to %s is dropped, as on the page',
  (url) => {
    expect(markdownLink(url)).toBe('');
  },
);

test('the name of a field cannot add HTML to its anchor, and links still find it', () => {
  const id = 'query-q"><img src=x onerror=alert(1)>';
  const [a] = withUsedAnchors([page('/a/', paragraph(anchor(id), link(`#${id}`, 'there')))]);
  expect(writeMarkdown(a?.blocks.slice(0, 1) ?? [])).toMatch(
    /^<a id="query-q&quot;&gt;&lt;img src=x onerror=alert\(1\)&gt;"><\/a>/,
  );
});
