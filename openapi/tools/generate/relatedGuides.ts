import {readFileSync} from 'node:fs';
import {guides} from '../../../src/config/guides';
import {guideUrl, guidesPath} from '../../../src/config/routes';
import {type ApiVersion, apiVersions} from '../../../src/config/apiVersions';
import type {GuideLink} from '../../pages/resource/sections';
import {readRecipes} from '../recipes/readRecipes';
import {frontMatterOf} from './frontMatter';

const fileOf = (guide: string): string => `${guidesPath}/${guide}.mdx`;
const readFrontMatter = (guide: string) => frontMatterOf(fileOf(guide), readFileSync(fileOf(guide), 'utf8'));

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
  const related = new Map<string, {readonly guide: string; readonly position: number}[]>(
    known.map((name) => [name, []]),
  );
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
