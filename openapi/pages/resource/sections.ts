import {unconfirmedUrl} from '../../../src/config/apiVersions';
import type {PlacedOperation} from '../../model/spec';
import {type SectionDraft, jsonBlock, markdownBlocks, section, unverifiedBlocks} from '../sections';
import {type Version, links, pageUrl} from '../version';
import {code, escaped} from '../inlineMarkdown';
import type {MessageId} from '../messages';
import type {Block, Markdown} from '../page';
import {say, sayCount} from '../say';
import type {ClaimAnchor} from '../anchors';
import {sectionContext} from '../schema/context';
import {fieldList} from '../schema/fieldList';
import {fieldsOfSchema, unverifiedOf} from '../schema/schemaBlocks';
import type {Entity, WebhookEvent} from './entity';

/** A guide as a page links to it. */
export interface GuideLink {
  readonly title: string;
  readonly to: string;
}

export interface ScopeUse {
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

/** Operations as links, with commas between them. */
export const operationLinks = (operations: readonly PlacedOperation[], version: Version): Markdown =>
  operations.map(({summary, operationId}) => `[${escaped(summary)}](${pageUrl(version, operationId)})`).join(', ');

/** A section with a link in the navigation of the page. */
const linked = (id: MessageId, blocks: readonly Block[]): SectionDraft[] => section(id, blocks, id);

const listOf = (items: readonly Markdown[]): Block[] => markdownBlocks(items.map((item) => `- ${item}`).join('\n'));

export function operationsSection(operations: readonly PlacedOperation[], version: Version): SectionDraft[] {
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
export function entitySections(entity: Entity | undefined, version: Version, claim: ClaimAnchor): SectionDraft[] {
  if (!entity) return [];
  const {schema, example, onlyOf} = entity;
  const name = escaped(entity.name);
  const fields = fieldsOfSchema(schema, sectionContext('field', claim, {isOutput: true}));
  const unverified = unverifiedOf(schema);
  const introduction = onlyOf
    ? say('overview.recordOf', {operations: operationLinks(onlyOf, version), name})
    : say('overview.record', {name});
  const blocks = [...markdownBlocks(introduction), ...unverifiedBlocks(entity.name, unverified), fieldList(fields)];
  return [
    ...linked('heading.example', example === undefined ? [] : [jsonBlock(entity.name, example)]),
    ...linked('heading.fields', fields.length > 0 ? blocks : []),
  ];
}

export function scopesSection(scopes: readonly ScopeUse[], version: Version): SectionDraft[] {
  const items = scopes.map(({scope, inferred, operations}) => {
    const mark = inferred ? ` ${say('overview.inferred', {to: `${unconfirmedUrl(version)}#scopes`})}` : '';
    return `[${code(scope)}](${links.scopes})${mark}: ${operationLinks(operations, version)}`;
  });
  return linked('heading.scopes', listOf(items));
}

export function eventsSection(events: readonly WebhookEvent[], version: Version): SectionDraft[] {
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
