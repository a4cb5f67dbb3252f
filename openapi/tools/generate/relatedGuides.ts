import {existsSync, readFileSync} from 'node:fs';
import {guides} from '../../../src/config/guides';
import {guideUrl, guidesPath, guidesTable} from '../../../src/config/routes';
import {type ApiVersion, apiVersions} from '../../../src/config/apiVersions';
import type {GuideLink} from '../../pages/resource/resourcePage';
import {readRecipes} from '../recipes/readRecipes';
import {parseDocument} from 'yaml';
import * as z from 'zod';
import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {unverifiedMarks} from '../../../src/features/guides/core/unverifiedMarks';
import type {GuidePoint} from '../../pages/unverified/unverifiedPage';

const notText = 'must be text. Put it in quotes';
const text = z.string(notText).trim().optional();
const names = 'must list resources by version, such as {v2: [People]}. Correct it';

const frontMatter = z.looseObject(
  {
    title: z.string(notText).trim().max(80, 'has more than 80 characters. Shorten it').optional(),
    title_meta: text,
    description: text,
    /** As the author wrote them. */
    keywords: z.unknown().optional(),
    /** Resources that a guide covers, by ID of the API version, the most relevant first. */
    resources: z
      .partialRecord(z.enum(apiVersions.map(({id}): string => id)), z.array(z.string(names), names), names)
      .optional(),
    sidebar_label: text,
    slug: text,
    hide_table_of_contents: z.boolean('must be true or false. Correct it').optional(),
  },
  'The front matter has no fields. Write each as `field: value`',
);

/** Fields of front matter. Docusaurus ignores others, such as a misspelled one. */
export const FIELDS = Object.keys(frontMatter.shape);

/** The front matter of a handwritten page. @throws with file, line and fix when it is not valid YAML, or a value has another type */
export function frontMatterOf(file: string, mdx: string): z.infer<typeof frontMatter> {
  const [, block = ''] = /^---\n([^]*?)\n---/.exec(mdx) ?? [];
  const document = parseDocument(block);
  const [error] = document.errors;
  if (error) {
    const line = (error.linePos?.[0].line ?? 0) + 1;
    const [problem = ''] = error.message.split(' at line ');
    throw new Error(
      `${file}:${String(line)} The front matter is not valid YAML: ${problem}. Correct it, or put the value in quotes.`,
    );
  }
  const read = frontMatter.safeParse(document.toJS() ?? {});
  if (read.success) return read.data;
  const problems = read.error.issues.map(({path: [field = ''], message}) => {
    const line = mdx.split('\n').findIndex((words) => words.startsWith(`${String(field)}:`)) + 1;
    return `${file}:${String(line || 1)} ${`${String(field)} ${message}`.trim()}.`;
  });
  throw new Error(problems.join('\n'));
}

/** Fixes for MDX errors, which have none. */
const FIXES: readonly (readonly [RegExp, string])[] = [
  [/closing (tag|brace|slash)|before name|in name/, 'Close it, or put it in backticks if it is meant as text.'],
  [/^(Could not parse|Unexpected) /, 'Correct it, or put it in backticks if it is meant as text.'],
  [/link couldn't be resolved/, 'Correct the path, or add the page.'],
  [/^Image .* not found/, 'Correct the path, or add the file.'],
];

/** An MDX error as one line: file, line, problem and fix. @param line of the problem, if its words don't have it */
export function mdxProblem(file: string, problem: string, line: number | string | undefined): string {
  const place = line ?? /\((\d+):\d+/.exec(problem)?.[1] ?? '';
  const fix = FIXES.find(([fault]) => fault.test(problem))?.[1];
  return [`${file}:${String(place)}`, problem.replace(/(?<![.!?])$/, '.'), ...(fix ? [fix] : [])].join(' ');
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze();

/** Nodes by text, because each check reads a guide, and `npm start` reads all after each change of a description. */
const trees = new Map<string, Root>();

/** The nodes of MDX, which must not be changed. @throws the parser's error, with file, line, problem and fix as its message */
export function mdxTree(file: string, source: string): Root {
  try {
    const tree = trees.get(source) ?? parser.parse(source);
    trees.set(source, tree);
    return tree;
  } catch (error) {
    const fault = error as Error & {readonly reason: string; readonly line?: number};
    throw Object.assign(fault, {message: mdxProblem(file, fault.reason, fault.line)});
  }
}

const fileOf = (guide: string): string => `${guidesPath}/${guide}.mdx`;
const readFrontMatter = (guide: string) => frontMatterOf(fileOf(guide), readPage(fileOf(guide)));

/** The text of a handwritten page. @throws when the table of guides lists it without a file */
export function readPage(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(`${file} doesn't exist. Add it, or remove it from ${guidesTable}.`);
}

/** Links to guides, which are named as in guides.ts. @throws when a guide or its title is missing, or its YAML is invalid */
export const guideLinks = (names: readonly string[]): GuideLink[] =>
  names.map((guide) => {
    const {title} = readFrontMatter(guide);
    if (!title) throw new Error(`${fileOf(guide)} has no title in its front matter. Give it one.`);
    return {title, to: guideUrl(guide)};
  });

/** The guides of the recipes that use an operation of the newest version, in reading order. */
export function recipeGuides({id}: ApiVersion): (operationId: string) => GuideLink[] {
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
  for (const guide of guides)
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
  guides.flatMap((guide) => {
    const source = readPage(fileOf(guide));
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
