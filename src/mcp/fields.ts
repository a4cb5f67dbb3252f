import {type PlacedOperation, type Spec, operationsOf} from '../../openapi/model/spec';
import {prepareBundle} from '../../openapi/pages';
import {withoutMarkup} from '../../openapi/pages/inlineMarkdown';
import {operationPage} from '../../openapi/pages/operation/operationPage';
import type {Block, Field, ReferencePage, SchemaBlock} from '../../openapi/pages/page';
import {resourcePages} from '../../openapi/pages/resource/resourcePage';
import type {ApiVersion} from '../config/apiVersions';
import {guideUrls} from '../config/routes';
import {keyOf, ownName} from '../features/search/core/tokenize';

/** A field with its place on the site: a parameter, a header, or a part of a body, a response or an event. */
export interface PlacedField {
  readonly name: string;
  /** Names of the enclosing fields, joined by dots. */
  readonly within?: string | undefined;
  /** Its type and marks: `integer, required`. */
  readonly marks: string;
  readonly text: string;
  /** Path of the page. */
  readonly page: string;
  readonly anchor: string;
  readonly title: string;
  /** Heading above it. */
  readonly heading: string;
}

/** With the names of the enclosing fields: `data.owner_id`. */
export const pathOf = ({name, within}: PlacedField): string => (within === undefined ? name : `${within}.${name}`);

/** The names that people use for a field. The last brackets can have one of their own, as in `updated_at[gt]`. */
export const namesOf = (field: PlacedField): string[] => {
  const path = pathOf(field);
  return [path, field.name, ownName(path), /\[([^\]]+)\]$/.exec(path)?.[1] ?? ''];
};

/** Fields with an index by the keys of their names. */
export function indexFields(all: readonly PlacedField[]) {
  const byKey = new Map<string, PlacedField[]>();
  for (const field of all)
    for (const key of new Set(namesOf(field).map(keyOf))) {
      const named = byKey.get(key);
      if (named) named.push(field);
      else byKey.set(key, [field]);
    }
  return {all, byKey};
}

export type FieldIndex = ReturnType<typeof indexFields>;

/** Values of longer lists are on the page. */
const VALUES = 20;

function limitText(block: SchemaBlock): string[] {
  if (block.type === 'limits') return [block.text];
  return block.type === 'values' ? [`${block.title}: ${block.values.slice(0, VALUES).join(', ')}`] : [];
}

const textOf = ({description, blocks, scope = ''}: Field): string =>
  withoutMarkup([description, ...blocks.flatMap(limitText), scope].join(' ')).trim();

type Where = Pick<PlacedField, 'page' | 'title' | 'heading'>;

/** @param parent the enclosing field, which has the unit of a bound such as `duration[lt]` */
function* fieldsIn(block: Block, where: Where, parent?: Field): Generator<PlacedField> {
  switch (block.type) {
    case 'fields':
      for (const field of block.fields) {
        const {name, within, anchor, marks, placeholder} = field;
        const isBound = parent !== undefined && name.startsWith(`${parent.name}[`);
        const text = isBound ? `${textOf(field)} ${textOf(parent)}` : textOf(field);
        if (!placeholder)
          yield {name, within, anchor, marks: marks.map((mark) => mark.text).join(', '), text, ...where};
        for (const inner of field.blocks) yield* fieldsIn(inner, where, field);
      }
      return;
    case 'variants':
      for (const {blocks} of block.variants) for (const inner of blocks) yield* fieldsIn(inner, where);
      return;
    case 'requestBody':
      for (const inner of block.blocks) yield* fieldsIn(inner, where);
      return;
    case 'response':
      for (const inner of block.blocks)
        yield* fieldsIn(inner, {...where, heading: `${block.status} ${block.meaning}`.trim()});
  }
}

const fieldsOfPage = ({url: page, title, sections}: ReferencePage): PlacedField[] =>
  sections.flatMap(({heading, blocks}) =>
    blocks.flatMap((block) => [...fieldsIn(block, {page, title, heading: heading?.text ?? title})]),
  );

/** The deliveries of events as operations. */
const deliveriesOf = ({webhooks = {}}: Spec): PlacedOperation[] =>
  Object.entries(webhooks).flatMap(([operationId, {post}]) =>
    post ? {...post, operationId, method: 'post' as const, path: `/${operationId}`} : [],
  );

/** Every field of the description of a version, at any depth, with the anchor that it has on its page. */
export function fieldsOf(version: ApiVersion, description: Spec, newest: Spec): FieldIndex {
  const spec = prepareBundle(description);
  const pageOf = (operation: PlacedOperation): PlacedField[] =>
    fieldsOfPage(operationPage({spec, newest}, operation, version));
  return indexFields([
    ...resourcePages(spec, version, () => []).flatMap(fieldsOfPage),
    ...operationsOf(spec).flatMap(pageOf),
    ...deliveriesOf(spec).flatMap((delivery) =>
      pageOf(delivery).map((field) => ({
        ...field,
        page: guideUrls.webhookEvents,
        anchor: delivery.operationId,
        title: 'Webhook event types',
        heading: delivery.operationId,
      })),
    ),
  ]);
}
