import {type PlacedOperation, type Spec, type Tag, operationsOf} from '../../model/spec';
import {metaDescription} from '../inlineMarkdown';
import type {ResourcePage} from '../page';
import {pageAnchors} from '../anchors';
import {describedSections, finishedSections} from '../sections';
import {type Version, pageUrl, slugOf, titleWithVersion} from '../version';
import {entityOf, eventsOf} from './entity';
import {
  type GuideLink,
  entitySections,
  eventsSection,
  guidesSection,
  operationsSection,
  scopeUses,
  scopesSection,
} from './sections';

interface Resource extends Tag {
  readonly operations: readonly PlacedOperation[];
}

function resourcePage(
  spec: Spec,
  {name, description, operations, 'x-keywords': keywords}: Resource,
  version: Version,
  guides: readonly GuideLink[],
): ResourcePage {
  const id = slugOf(name);
  const entity = entityOf(spec, operations);
  const scopes = scopeUses(operations);
  const events = eventsOf(spec, operations, entity);
  return {
    kind: 'resource',
    version: version.id,
    id,
    url: pageUrl(version, id),
    title: name,
    metaTitle: titleWithVersion(name, version),
    description: metaDescription(description),
    keywords,
    scopes: scopes.map(({scope}) => scope),
    events: events.map((event) => event.name),
    sections: finishedSections([
      ...describedSections(description),
      ...operationsSection(operations, version),
      ...entitySections(entity, version, pageAnchors()),
      ...scopesSection(scopes, version),
      ...eventsSection(events, version),
      ...guidesSection(guides),
    ]),
  };
}

/**
 * The overviews of all resources.
 * @param spec the published description: its webhooks are part of the pages
 * @param guidesOf the guides that use a resource, by its name
 */
export function resourcePages(
  spec: Spec,
  version: Version,
  guidesOf: (resource: string) => readonly GuideLink[],
): ResourcePage[] {
  const operations = operationsOf(spec);
  return spec.tags.map((tag) => {
    const resource = {...tag, operations: operations.filter(({tags}) => tags?.includes(tag.name))};
    return resourcePage(spec, resource, version, guidesOf(tag.name));
  });
}
