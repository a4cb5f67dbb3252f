import {readFileSync} from 'node:fs';
import {guides} from '../../../src/config/guides';
import {guideUrl, guidesPath} from '../../../src/config/routes';
import {type ApiVersion, apiVersions} from '../../../src/config/apiVersions';
import type {GuideLink} from '../../pages/resource/resourcePage';
import {readRecipes} from '../recipes/readRecipes';
import {parseDocument} from 'yaml';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {unverifiedMarks} from '../../../src/features/guides/core/unverifiedMarks';
import type {GuidePoint} from '../../pages/unconfirmed/unconfirmedPage';

interface FrontMatter {
  readonly title?: string;
  readonly title_meta?: string;
  readonly description?: string;
  /** As the author wrote them. */
  readonly keywords?: unknown;
  /** Resources that a guide covers, by ID of the API version, the most relevant first. */
  readonly resources?: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** The front matter of a handwritten page. @throws with file, line and fix when it is not valid YAML */
export function frontMatterOf(file: string, mdx: string): FrontMatter {
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
  return (document.toJS() ?? {}) as FrontMatter;
}

const fileOf = (guide: string): string => `${guidesPath}/${guide}.mdx`;
const readGuide = (guide: string): string => readFileSync(fileOf(guide), 'utf8');
const readFrontMatter = (guide: string) => frontMatterOf(fileOf(guide), readGuide(guide));

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

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze();

/** The marks of a text. Parsing takes a second for all guides, and `npm start` needs them after each change of a description. */
const known = new Map<string, ReturnType<typeof unverifiedMarks>>();
function marksIn(source: string): ReturnType<typeof unverifiedMarks> {
  const marks = known.get(source) ?? unverifiedMarks(parser.parse(source));
  known.set(source, marks);
  return marks;
}

/** The unconfirmed points of all guides, in reading order. @throws when a guide is missing or cannot be read */
export const guidePoints = (): GuidePoint[] =>
  guides.flatMap((guide) => {
    const source = readGuide(guide);
    const [link] = guideLinks([guide]);
    // Parsing all guides takes seconds, and few have marks.
    if (!link || !source.includes('<Unverified')) return [];
    return marksIn(source).map(({what, about, anchor}) => ({
      guide: link.title,
      url: anchor === undefined ? link.to : `${link.to}#${anchor}`,
      about,
      what,
    }));
  });
