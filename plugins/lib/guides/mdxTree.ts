import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type Processor, unified} from 'unified';

/** Fixes for MDX errors, which have none. */
const FIXES: readonly (readonly [RegExp, string])[] = [
  [/closing (tag|brace|slash)|before name|in name/, 'Close it, or put it in backticks if it is meant as text.'],
  [/^(Could not parse|Unexpected) /, 'Correct it, or put it in backticks if it is meant as text.'],
];

/** An MDX error as one line: file, line, problem and fix. @param line of the problem, if its words don't have it */
export function mdxProblem(file: string, problem: string, line: number | string | undefined): string {
  const place = line ?? /\((\d+):\d+/.exec(problem)?.[1] ?? '';
  const fix = FIXES.find(([fault]) => fault.test(problem))?.[1];
  return [`${file}:${String(place)}`, problem.replace(/(?<![.!?])$/, '.'), ...(fix ? [fix] : [])].join(' ');
}

/** The admonitions of Docusaurus, without other directives: the `:view` of a scope looks like one. */
function remarkAdmonitions(this: Processor): void {
  remarkDirective.call(this);
  const colon = 58;
  const extensions = this.data().micromarkExtensions ?? [];
  const [admonition] = [extensions.pop()?.flow?.[colon]].flat();
  if (!admonition) throw new Error('remark-directive has no admonitions. Adapt remarkAdmonitions in mdxTree.ts.');
  extensions.push({flow: {[colon]: admonition}});
}

const parser = unified().use(remarkParse).use([remarkFrontmatter, remarkGfm, remarkMdx, remarkAdmonitions]).freeze();

/** A text as Docusaurus parses it: with `\{#id}` for `{#id}` in headings, and `:::note[Title]` for `:::note Title`. */
export const preparedMdx = (source: string): string =>
  source.replaceAll(/^(#{1,6} .*?)\\?\{#/gm, '$1\\{#').replaceAll(/^([ \t>]*:{3,}\w+) +([^\s[{].*)$/gm, '$1[$2]');

/** Nodes by text, because each check reads a guide, and `npm start` reads all after each change of a description. */
const trees = new Map<string, Root>();

/** The nodes of MDX, which must not be changed. @throws the parser's error, with file, line, problem and fix as its message */
export function mdxTree(file: string, source: string): Root {
  try {
    const tree = trees.get(source) ?? parser.parse(preparedMdx(source));
    trees.set(source, tree);
    return tree;
  } catch (error) {
    const fault = error as Error & {readonly reason: string; readonly line?: number};
    throw Object.assign(fault, {message: mdxProblem(file, fault.reason, fault.line)});
  }
}
