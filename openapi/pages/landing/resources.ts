import {type PlacedOperation, type Spec, operationsOf} from '../../model/spec';
import {type TagGroup, tagGroupsOf} from '../../model/tagGroups';
import {metaDescription} from '../inlineMarkdown';
import type {ResourceGroup} from '../page';
import {say, sayCount} from '../say';
import {type SectionDraft, section} from '../sections';
import {type Version, pageUrl, slugOf} from '../version';

/** Longer first sentences are truncated at a word. */
const sentenceOf = (description: string): string => {
  const words = metaDescription(description, 240);
  return /^.+?[.!?](?=\s)/.exec(words)?.[0] ?? words;
};

/** The resources under one heading, each with a sentence, the number of operations, and their requests for the filter. */
function resourceGroup(
  {name: heading, tags}: TagGroup,
  operations: readonly PlacedOperation[],
  version: Version,
): ResourceGroup {
  const rows = tags.map(({name, description}) => {
    const own = operations.filter((operation) => operation.tags?.includes(name));
    return {
      name,
      url: pageUrl(version, slugOf(name)),
      text: sentenceOf(description),
      operations: own.length,
      count: own.length === 0 ? say('resource.none') : sayCount('resource.operations', own.length),
      requests: own.map(({method, path}) => `${method} ${path}`).join(' '),
    };
  });
  return heading === undefined ? {rows} : {heading: {text: heading, anchor: `resources-${slugOf(heading)}`}, rows};
}

/** The resources of a version under the headings of its description. */
export function resourcesSection(spec: Spec, version: Version): SectionDraft[] {
  if (spec.tags.length === 0) return [];
  const operations = operationsOf(spec);
  const groups = tagGroupsOf(spec).map((group) => resourceGroup(group, operations, version));
  return [section('heading.resources', [{type: 'resources', groups}])];
}
