import type {Field} from '../../src/features/search/core/record';
import {limitsOf} from '../reference-pages/schema/limits';
import {type Member, membersOf} from '../reference-pages/schema/contents';
import {slug} from '../reference-pages/schema/place';
import {type Shape, shapeOf} from '../../openapi/model/shape';
import {isReference} from '../reference-pages/schema/typeName';
import {variantsOf} from '../reference-pages/schema/variants';
import type {SchemaNode} from '../../openapi/model/spec';
import {plainText} from './plainText';

/** Deeper fields are found by their parents. */
const DEPTH = 3;

const descriptionOf = ({description, items}: Shape): string =>
  description ?? (items === undefined ? '' : descriptionOf(shapeOf(items)));

/** What is said of a field, allowed values included: people search for those. */
export function fieldText(node: SchemaNode, description: string): string {
  const {enum: values = [], 'x-known-values': known = []} = shapeOf(node);
  const limits = limitsOf(node, description).words;
  const literals = [...values, ...known].filter((value) => typeof value === 'string').slice(0, 20);
  return plainText([description, limits.length === 0 ? literals.join(', ') : '', ...limits].filter(Boolean).join(' '));
}

function fieldsOfMember({name, node}: Member, prefix: string, path: string, depth: number): Field[] {
  const anchor = prefix + slug(name);
  const full = path ? `${path}.${name}` : name;
  const own = {name: full, anchor, content: fieldText(node, descriptionOf(shapeOf(node)))};
  return [own, ...fieldsWithin(node, `${anchor}.`, {path: full, depth: depth + 1})];
}

/**
 * The fields of a schema with the anchors that its page gives them, down to the third level.
 * @param prefix what anchors begin with: `body-`
 */
export function fieldsWithin(
  node: SchemaNode,
  prefix: string,
  {path = '', depth = 1}: {readonly path?: string; readonly depth?: number} = {},
): Field[] {
  const shape = shapeOf(node);
  if (depth > DEPTH || shape.circular !== undefined || isReference(shape)) return [];
  return [
    ...membersOf(shape)
      .filter(({kind}) => kind === 'field')
      .flatMap((member) => fieldsOfMember(member, prefix, path, depth)),
    ...shape.choices.flatMap((choice) =>
      variantsOf(choice).flatMap(({title, value, node: variant}) =>
        fieldsWithin(variant, `${prefix}${slug(value ?? title)}.`, {path, depth: depth + 1}),
      ),
    ),
    ...(shape.items === undefined || shape.prefixItems ? [] : fieldsWithin(shape.items, prefix, {path, depth})),
  ];
}

/** Fields that share a record: a dozen are about as much text as a paragraph. */
const DOZEN = 12;

export const inDozens = (fields: readonly Field[]): (readonly Field[])[] =>
  Array.from({length: Math.ceil(fields.length / DOZEN)}, (_, index) =>
    fields.slice(index * DOZEN, (index + 1) * DOZEN),
  );
