import {type PlacedOperation, type Spec, type Tag, operationsOf} from '../../model/spec';
import {code, escaped, metaDescription} from '../inlineMarkdown';
import type {Block, Markdown, ResourcePage} from '../page';
import {
  type ClaimAnchor,
  type SectionDraft,
  describedSections,
  finishedSections,
  jsonBlock,
  markdownBlocks,
  pageAnchors,
  section,
  unverifiedBlocks,
} from '../sections';
import {type Version, links, pageUrl, scopeUrl, slugOf, titleWithVersion} from '../version';
import {type Entity, type WebhookEvent, entityOf, eventsOf} from './entity';
import {unverifiedUrl} from '../../../src/config/apiVersions';
import {type MessageId, say, sayCount} from '../formatMessage';
import {sectionContext} from '../schema/fieldList';
import {fieldsOfSchema, unverifiedOf} from '../schema/schemaBlocks';

export interface GuideLink {
  readonly title: string;
  readonly to: string;
}

interface ScopeUse {
  readonly scope: string;
  /** True if it is inferred for all operations of the group. */
  readonly inferred: boolean;
  readonly operations: readonly PlacedOperation[];
}

/** The scopes of a group, in the order of its operations. */
export function scopeUses(operations: readonly PlacedOperation[]): readonly ScopeUse[] {
  const uses = operations.flatMap((operation) =>
    (operation['x-scopes'] ?? []).map(({scope, inferred = false}) => ({scope, inferred, operation})),
  );
  return [...new Set(uses.map(({scope}) => scope))].map((scope) => {
    const own = uses.filter((use) => use.scope === scope);
    return {scope, inferred: own.every(({inferred}) => inferred), operations: own.map(({operation}) => operation)};
  });
}

export const operationLinks = (operations: readonly PlacedOperation[], version: Version): Markdown =>
  operations.map(({summary, operationId}) => `[${escaped(summary)}](${pageUrl(version, operationId)})`).join(', ');

/** A section with a link in the navigation of the page. */
const linked = (id: MessageId, blocks: readonly Block[]): SectionDraft[] => section(id, blocks, id);

const listOf = (items: readonly Markdown[]): Block[] => markdownBlocks(items.map((item) => `- ${item}`).join('\n'));

function operationsSection(operations: readonly PlacedOperation[], version: Version): SectionDraft[] {
  if (operations.length === 0) return [];
  const rows = operations.map(
    ({operationId, method, path, summary, deprecated, 'x-scopes': scopes, 'x-rate-limit-cost': cost}) => ({
      method,
      path,
      summary,
      url: pageUrl(version, operationId),
      deprecated: deprecated ? say('operation.deprecated') : undefined,
      scopes: scopes?.map(({scope}) => scope),
      cost: cost && sayCount('essentials.cost.points', cost.base),
    }),
  );
  const columns = {
    operation: say('operations.operation'),
    request: say('operations.request'),
    scope: rows.some(({scopes = []}) => scopes.length > 0) ? say('essentials.scope') : undefined,
    cost: rows.some(({cost}) => cost !== undefined) ? say('essentials.cost') : undefined,
  };
  return linked('heading.operations', [{type: 'operations', columns, rows}]);
}

/** The record as JSON first, because there can be many fields. */
function entitySections(entity: Entity | undefined, version: Version, claim: ClaimAnchor): SectionDraft[] {
  if (!entity) return [];
  const {schema, example, onlyOf} = entity;
  const name = escaped(entity.name);
  const fields = fieldsOfSchema(schema, sectionContext('field', claim, {isOutput: true}));
  const unverified = unverifiedOf(schema);
  const introduction = onlyOf
    ? say('overview.recordOf', {operations: operationLinks(onlyOf, version), name})
    : say('overview.record', {name});
  const blocks = [...markdownBlocks(introduction), ...unverifiedBlocks(entity.name, unverified), ...fields];
  return [
    ...linked('heading.example', example === undefined ? [] : [jsonBlock(entity.name, example)]),
    ...linked('heading.fields', fields.length > 0 ? blocks : []),
  ];
}

function scopesSection(scopes: readonly ScopeUse[], version: Version): SectionDraft[] {
  const items = scopes.map(({scope, inferred, operations}) => {
    const mark = inferred ? ` ${say('overview.inferred', {to: `${unverifiedUrl(version)}#scopes`})}` : '';
    return `[${code(scope)}](${scopeUrl(scope)})${mark}: ${operationLinks(operations, version)}`;
  });
  return linked('heading.scopes', listOf(items));
}

function eventsSection(events: readonly WebhookEvent[], version: Version): SectionDraft[] {
  const items = events.map(({name, summary, triggers}) => {
    const words = [
      ...(summary ? [`${escaped(summary)}.`] : []),
      ...(triggers.length > 0 ? [say('overview.setOffBy', {operations: operationLinks(triggers, version)})] : []),
    ];
    return `[${code(name)}](${links.webhookEvents}#${name})${words.length > 0 ? `: ${words.join(' ')}` : ''}`;
  });
  return linked('heading.events', listOf(items));
}

export const guidesSection = (guides: readonly GuideLink[]): SectionDraft[] =>
  linked('heading.guides', listOf(guides.map(({title, to}) => `[${escaped(title)}](${to})`)));

function resourcePage(
  spec: Spec,
  {name, description, 'x-keywords': keywords}: Tag,
  version: Version,
  guides: readonly GuideLink[],
): ResourcePage {
  const operations = operationsOf(spec).filter(({tags}) => tags?.includes(name));
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

/** The overviews of all resources. @param spec the published description: its webhooks are part of the pages */
export const resourcePages = (
  spec: Spec,
  version: Version,
  guidesOf: (resource: string) => readonly GuideLink[],
): ResourcePage[] => spec.tags.map((tag) => resourcePage(spec, tag, version, guidesOf(tag.name)));
