import {type Arazzo1Rule, type Location, type UserContext, getLineColLocation} from '@redocly/openapi-core';
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {isNode} from '../../model/node';

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** Texts of the specifications that are CommonMark. */
const TEXTS = ['description', 'summary'] as const;

/** Parts of pages whose text is below a heading. The others begin a page. */
const BELOW_HEADING = ['Header', 'Parameter', 'RequestBody', 'Response', 'Schema'];

/** A link with another scheme can run script, or open a file of the reader. Browsers ignore blanks in a scheme. */
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const ALLOWED = /^(?:https?|mailto|pathname):/i;

/** The problem of a link's scheme with its fix, if any. */
export function schemeProblem(url: string): string | undefined {
  const plain = url.replaceAll(/[\s\p{Cc}]/gu, '');
  return SCHEME.test(plain) && !ALLOWED.test(plain)
    ? `The link ${url} has a scheme other than https: and mailto:. Use one of these.`
    : undefined;
}

/** The problem of a picture that the content security policy forbids, with its fix, if any. */
export const pictureProblem = (url: string): string | undefined =>
  /^(?!pathname:)(?:(?:[a-z][a-z\d+.-]*:)?[/\\]{2}|data:)/i.test(url)
    ? `Pages can't load the picture ${url}. Save it in static/img/, and write its path, such as /img/a.png.`
    : undefined;

function problemOf(node: Nodes, depth: number): string | undefined {
  if (node.type === 'html')
    return `${node.value.split('\n')[0] ?? ''} is HTML, which pages show as text. Write it in Markdown, or put it in backticks.`;
  if (node.type === 'heading' && node.depth < depth)
    return `Pages have no place for this heading. Write ${depth > 6 ? 'it in bold, as a paragraph' : '`##`'}.`;
  if (node.type === 'image') return pictureProblem(node.url);
  return 'url' in node ? schemeProblem(node.url) : undefined;
}

/** What pages can't show of a text, with its line. @param depth of the first heading that it may have */
function problemsIn(text: string, depth: number): {readonly line: number; readonly message: string}[] {
  const problems: {line: number; message: string}[] = [];
  visit(markdown.parse(text), (node) => {
    const message = problemOf(node, depth);
    if (message !== undefined) problems.push({line: node.position?.start.line ?? 1, message});
  });
  return problems;
}

/** The line of a file above the first one of a text. */
function lineAbove(text: Location): number {
  const {line} = getLineColLocation(text).start;
  return /[|>][\d+-]*\s*(?:#.*)?$/.test(text.source.getLines()[line - 1] ?? '') ? line : line - 1;
}

/** Requires texts to be Markdown that pages show as it is meant: without HTML, links that run script, pictures of other hosts, and second titles. */
export const shownMarkdown: Arazzo1Rule = () => ({
  any(node: unknown, {report, location, type}: UserContext) {
    if (!isNode(node)) return;
    for (const field of TEXTS) {
      const text = node[field];
      // Without these characters, it has none of these.
      if (typeof text !== 'string' || !/[<:#]|!\[|^[=-]+$/m.test(text)) continue;
      const at = location.child([field]);
      for (const {line, message} of problemsIn(text, BELOW_HEADING.includes(type.name) ? 7 : 2))
        report({
          message,
          location: {source: at.source, pointer: undefined, start: {line: lineAbove(at) + line, col: 1}},
        });
    }
  },
});
