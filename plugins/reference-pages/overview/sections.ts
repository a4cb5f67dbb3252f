import {jsonBlock} from '../codeBlock';
import {links} from '../links';
import {attributes} from '../mdx';
import {elementMdx} from '../schema/blocks';
import {propertiesMdx, unverifiedOf} from '../schemaFields';
import type {PlacedOperation} from '../../../openapi/model/spec';
import type {Entity} from './entity';
import type {WebhookEvent} from './events';
import type {ScopeUse} from './scopes';
import {heading, say} from '../texts/say';

/** A guide as a page links to it. */
export interface GuideLink {
  readonly title: string;
  readonly to: string;
}

/** Plain text, such as a summary or a title, within a line of Markdown: none of its characters is markup. */
const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_~|&<>{}[\]]/g, String.raw`\$&`);

const operationLink = ({summary, operationId}: PlacedOperation, baseUrl: string): string =>
  `[${plain(summary)}](${baseUrl}${operationId}/)`;

const joined = (operations: readonly PlacedOperation[], baseUrl: string): string =>
  operations.map((operation) => operationLink(operation, baseUrl)).join(', ');

/** The operations with their requests. */
export function operationsSection(operations: readonly PlacedOperation[], baseUrl: string): string[] {
  if (operations.length === 0) return [];
  const rows = operations.map(({operationId, method, path, summary, deprecated}) => {
    const to = `${baseUrl}${operationId}/`;
    return `<OperationRow${attributes({method, path, summary, to, deprecated})} />`;
  });
  return [heading('heading.operations'), `<OperationTable>\n\n${rows.join('\n')}\n\n</OperationTable>`];
}

/** The fields of the record, each with an address of its own, then the record as JSON. */
export function entitySections(entity: Entity | undefined, baseUrl: string): string[] {
  if (!entity) return [];
  const {name, schema, example, onlyOf} = entity;
  const fields = propertiesMdx(schema, 'field-');
  const unverified = unverifiedOf(schema);
  return [
    ...(fields
      ? [
          heading('heading.fields'),
          onlyOf
            ? say('overview.recordOf', {operations: joined(onlyOf, baseUrl), name: plain(name)})
            : say('overview.record', {name: plain(name)}),
          ...(unverified ? [`<Unverified${attributes({what: unverified})} />`] : []),
          elementMdx('Fields', {}, [fields]),
        ]
      : []),
    ...(example === undefined ? [] : [heading('heading.example'), jsonBlock(name, example)]),
  ];
}

/** Which scopes a token needs for which operations. */
export function scopesSection(scopes: readonly ScopeUse[], baseUrl: string): string[] {
  if (scopes.length === 0) return [];
  const items = scopes.map(({scope, inferred, operations}) => {
    const mark = inferred ? ` ${say('overview.inferred')}` : '';
    return `- [\`${scope}\`](${links.scopes})${mark}: ${joined(operations, baseUrl)}`;
  });
  return [heading('heading.scopes'), items.join('\n')];
}

/** What a webhook can report of the record. */
export function eventsSection(events: readonly WebhookEvent[], baseUrl: string): string[] {
  if (events.length === 0) return [];
  const items = events.map(({name, summary, setOffBy}) => {
    const words = [
      ...(summary ? [`${plain(summary)}.`] : []),
      ...(setOffBy.length > 0 ? [say('overview.setOffBy', {operations: joined(setOffBy, baseUrl)})] : []),
    ];
    return `- [\`${name}\`](${links.webhookEvents}#${name})${words.length > 0 ? `: ${words.join(' ')}` : ''}`;
  });
  return [heading('heading.events'), items.join('\n')];
}

/** Guides that use the resource. */
export const guidesSection = (guides: readonly GuideLink[]): string[] =>
  guides.length > 0
    ? [heading('heading.guides'), guides.map(({title, to}) => `- [${plain(title)}](${to})`).join('\n')]
    : [];
