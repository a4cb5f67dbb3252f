import {readFileSync} from 'node:fs';
import {guideUrl, guidesPath} from '../../../src/config/routes';
import {type ApiVersion, apiVersions} from '../../../src/config/apiVersions';
import type {GuideLink} from '../../pages/resource/resourcePage';
import {readRecipes} from '../recipes/readRecipes';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type Processor, unified} from 'unified';
import {unverifiedMarks} from '../../../src/features/guides/core/unverifiedMarks';
import type {GuidePoint} from '../../pages/unverified/unverifiedPage';
import {frontMatterOf} from './frontMatter';
import {readGuides} from './readGuides';

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
  if (!admonition) throw new Error('remark-directive has no admonitions. Adapt remarkAdmonitions in relatedGuides.ts.');
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

const fileOf = (guide: string): string => `${guidesPath}/${guide}.mdx`;
const readFrontMatter = (guide: string) => frontMatterOf(fileOf(guide), readFileSync(fileOf(guide), 'utf8'));

/** Links to guides, by their paths below the folder of guides. @throws when a guide or its title is missing, or its YAML is invalid */
export const guideLinks = (names: readonly string[]): GuideLink[] =>
  names.map((guide) => {
    const {title} = readFrontMatter(guide);
    if (!title) throw new Error(`${fileOf(guide)} has no title in its front matter. Give it one.`);
    return {title, to: guideUrl(guide)};
  });

/** The guides of the recipes that use an operation of the newest version, in reading order. */
export function recipeGuides({id}: ApiVersion): (operationId: string) => GuideLink[] {
  const guides = readGuides();
  const recipes = id === apiVersions[0].id ? readRecipes() : [];
  return (operationId) => {
    const users = recipes.filter(({recipe}) =>
      recipe.workflows[0].steps.some((step) => step.operationId === operationId),
    );
    const names = users.map((recipe) => `recipes/${recipe.id}`);
    return guideLinks(guides.filter((guide) => names.includes(guide)));
  };
}

/**
 * The guides that name a resource of a version in their front matter: those that name it earlier in their list come first,
 * then in reading order.
 * @throws when a guide names a resource that the version doesn't have
 */
export function relatedGuides({id, label}: ApiVersion, known: readonly string[]): (resource: string) => GuideLink[] {
  const related = new Map(known.map((name) => [name, [] as {readonly guide: string; readonly position: number}[]]));
  for (const guide of readGuides())
    for (const [position, resource] of (readFrontMatter(guide).resources?.[id] ?? []).entries()) {
      const found = related.get(resource);
      if (!found)
        throw new Error(
          `${fileOf(guide)} lists '${resource}' under \`resources\`, which isn't a resource of API ${label}. Use the name of a tag, or remove it.`,
        );
      found.push({guide, position});
    }
  return (resource) => {
    const found = related.get(resource) ?? [];
    return guideLinks(found.sort((one, other) => one.position - other.position).map(({guide}) => guide));
  };
}

/** The unverified points of all guides, in reading order. @throws when a guide is missing or cannot be read */
export const guidePoints = (): GuidePoint[] =>
  readGuides().flatMap((guide) => {
    const source = readFileSync(fileOf(guide), 'utf8');
    const [link] = guideLinks([guide]);
    // Parsing all guides takes seconds, and few have marks.
    if (!link || !source.includes('<Unverified')) return [];
    return unverifiedMarks(mdxTree(fileOf(guide), source)).map(({what, about, anchor}) => ({
      guide: link.title,
      url: anchor === undefined ? link.to : `${link.to}#${anchor}`,
      about,
      what,
    }));
  });
