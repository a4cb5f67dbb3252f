import {frontMatter, mdxText, metaDescription} from './mdx';
import {entityOf} from './overview/entity';
import {eventsOf} from './overview/events';
import {scopesOf} from './overview/scopes';
import {
  type GuideLink,
  entitySections,
  eventsSection,
  guidesSection,
  operationsSection,
  scopesSection,
} from './overview/sections';
import {type PlacedOperation, type Spec, operationsOf} from '../../openapi/model/spec';

/** File name and address of a tag's page; the plugin makes the addresses of operations in the same way. */
export const tagSlug = (tag: string): string =>
  tag
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Where the pages of a version are, and which guides belong to which tag. */
interface Surroundings {
  readonly baseUrl: string;
  /** As titles name the version: a guide, or another version, may have a page of the same title. */
  readonly titleSuffix?: string;
  readonly guidesOf?: (tag: string) => readonly GuideLink[];
}

/** A resource: a tag and the operations that carry it. */
interface Group {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly PlacedOperation[];
}

/** The overview of a group: what the resource is, its operations, its record, and what else one needs to work with it. */
export function overviewPage(spec: Spec, group: Group, {baseUrl, titleSuffix, guidesOf}: Surroundings): string {
  const {name, description, operations} = group;
  const entity = entityOf(spec, operations);
  return [
    frontMatter({
      id: tagSlug(name),
      title: name,
      title_meta: titleSuffix && `${name} ${titleSuffix}`,
      description: metaDescription(description),
      custom_edit_url: null,
    }),
    mdxText(description),
    ...operationsSection(operations, baseUrl),
    ...entitySections(entity, baseUrl),
    ...scopesSection(scopesOf(operations), baseUrl),
    ...eventsSection(eventsOf(spec, operations, entity), baseUrl),
    ...guidesSection(guidesOf?.(name) ?? []),
    '',
  ].join('\n\n');
}

/** The pages of all groups by id. The spec is the published one: its webhooks are part of the pages. */
export function overviewPages(spec: Spec, surroundings: Surroundings): ReadonlyMap<string, string> {
  const operations = operationsOf(spec);
  return new Map(
    spec.tags.map((tag) => {
      const group = {...tag, operations: operations.filter(({tags}) => tags?.includes(tag.name))};
      return [tagSlug(tag.name), overviewPage(spec, group, surroundings)];
    }),
  );
}
