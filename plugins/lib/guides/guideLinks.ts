import {readFileSync} from 'node:fs';
import type {Sources} from '../../../openapi/pages';
import type {GuideLink} from '../../../openapi/pages/resource/resourcePage';
import type {GuidePoint} from '../../../openapi/pages/unverified/unverifiedPage';
import {readRecipes} from '../../../openapi/tools/recipes/readRecipes';
import {type ApiVersion, apiVersions} from '../../../src/config/apiVersions';
import {guideUrl, guidesPath} from '../../../src/config/routes';
import {unverifiedMarks} from '../../../src/features/guides/core/unverifiedMarks';
import {frontMatterOf} from './frontMatter';
import {mdxTree} from './mdxTree';
import {readGuides} from './readGuides';

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

/** What the reference pages of a version show of the guides. @throws when a guide is missing, cannot be read, or names an unknown resource */
export const guideSources = (
  version: ApiVersion,
  resources: readonly string[],
): Pick<Sources, 'guidesOf' | 'recipesOf' | 'guidePoints'> => ({
  guidesOf: relatedGuides(version, resources),
  recipesOf: recipeGuides(version),
  guidePoints: version.id === apiVersions[0].id ? guidePoints() : [],
});
