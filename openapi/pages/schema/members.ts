import type {Schema} from '../../model/spec';
import {type Shape, shapeOf} from '../../model/shape';
import {anyEntry, isReference} from './typeName';

/** A property of an object, or an entry of a map. */
export interface Member {
  readonly name: string;
  readonly node: Schema;
  readonly required: boolean;
  readonly kind: 'property' | 'entry';
}

/** Keywords that the name of a type includes. */
const IN_TYPE = new Set(['types', 'nullable', 'format', 'title']);

const isEmpty = (fact: unknown): boolean => fact === undefined || (Array.isArray(fact) && fact.length === 0);

const hasFacts = (node: Schema): boolean =>
  Object.entries(shapeOf(node)).some(([key, fact]) => !IN_TYPE.has(key) && !isEmpty(fact));

/** Entries of a map, unless the name of the type is enough. */
function entriesOf(shape: Shape): Member[] {
  const any = anyEntry(shape);
  const named = Object.keys(shape.properties ?? {}).length > 0;
  return any !== undefined && (named || hasFacts(any))
    ? [{name: '{key}', node: any, required: false, kind: 'entry'}]
    : [];
}

export function membersOf(shape: Shape): Member[] {
  if (isReference(shape)) return [];
  const required = new Set(shape.required);
  const properties = Object.entries(shape.properties ?? {}).map(([name, node]) => ({
    name,
    node,
    required: required.has(name),
    kind: 'property' as const,
  }));
  return [...properties, ...entriesOf(shape)];
}

/** Whether a schema has no named parts, so that its type describes it. */
export function isPlain(node: Schema): boolean {
  const shape = shapeOf(node);
  return (
    membersOf(shape).length === 0 &&
    shape.choices.every(({variants}) => variants.every(isPlain)) &&
    (shape.items === undefined || isPlain(shape.items))
  );
}
