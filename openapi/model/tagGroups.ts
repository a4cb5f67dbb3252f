import type {Spec, Tag} from './spec';

/** Tags under one heading. */
export interface TagGroup {
  /** Absent if the description has no headings or the tag has none. */
  readonly name?: string;
  readonly tags: readonly Tag[];
}

/** The tags of a description by heading, in the order of `x-tagGroups`. Tags without heading come last. */
export function tagGroupsOf({tags, 'x-tagGroups': headings = []}: Pick<Spec, 'tags' | 'x-tagGroups'>): TagGroup[] {
  const known = new Map(tags.map((tag) => [tag.name, tag]));
  const named = headings.map(({name, tags: names}) => ({
    name,
    tags: names.flatMap((one) => known.get(one) ?? []),
  }));
  const placed = new Set(headings.flatMap((heading) => heading.tags));
  return [...named, {tags: tags.filter(({name}) => !placed.has(name))}].filter((group) => group.tags.length > 0);
}
