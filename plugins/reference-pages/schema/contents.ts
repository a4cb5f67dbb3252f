import type {SchemaNode} from '../../../openapi/model/spec';
import {type Shape, shapeOf} from '../../../openapi/model/shape';
import {anyEntry, isReference} from './typeName';

/** Something with a name in an object, or with a place in a tuple. */
export interface Member {
  readonly name: string;
  readonly node: SchemaNode;
  readonly required: boolean;
  readonly kind: 'field' | 'entry' | 'place';
}

/** What the name of a type tells. */
const IN_TYPE = new Set(['types', 'nullable', 'format', 'title']);

const isTold = (fact: unknown): boolean => fact === undefined || (Array.isArray(fact) && fact.length === 0);

const hasFacts = (node: SchemaNode): boolean =>
  Object.entries(shapeOf(node)).some(([key, fact]) => !IN_TYPE.has(key) && !isTold(fact));

/** Entries of a map, unless the type has told all there is to tell of them. */
function entriesOf(shape: Shape): Member[] {
  const any = anyEntry(shape);
  const patterns = Object.entries(shape.patternProperties ?? {});
  const named = Object.keys(shape.properties ?? {}).length > 0;
  return [
    ...patterns.map(([pattern, node]) => ({name: `{${pattern}}`, node, required: false, kind: 'entry' as const})),
    ...(any !== undefined && (named || hasFacts(any))
      ? [{name: '{key}', node: any, required: false, kind: 'entry' as const}]
      : []),
  ];
}

function placesOf({prefixItems, items, minItems = 0}: Shape): Member[] {
  if (!prefixItems) return [];
  const places = prefixItems.map((node, index) => ({
    name: `[${String(index)}]`,
    node,
    required: index < minItems,
    kind: 'place' as const,
  }));
  if (items === undefined || shapeOf(items).never) return places;
  return [...places, {name: `[${String(prefixItems.length)}…]`, node: items, required: false, kind: 'place'}];
}

/** The fields of an object, the entries of a map, the places of a tuple. A reference has none to show. */
export function membersOf(shape: Shape): Member[] {
  if (isReference(shape)) return [];
  const required = new Set(shape.required);
  const fields = Object.entries(shape.properties ?? {}).map(([name, node]) => ({
    name,
    node,
    required: required.has(name),
    kind: 'field' as const,
  }));
  return [...fields, ...entriesOf(shape), ...placesOf(shape)];
}

/** Whether a type and a few words say all of a schema: nothing in it has a name. */
export function isPlain(node: SchemaNode): boolean {
  const shape = shapeOf(node);
  if (shape.circular !== undefined) return false;
  return (
    membersOf(shape).length === 0 &&
    shape.choices.every(({variants}) => variants.every(isPlain)) &&
    (shape.items === undefined || isPlain(shape.items))
  );
}
