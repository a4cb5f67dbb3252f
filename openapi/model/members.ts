import {isNode} from './node';
import type {Schema} from './spec';
import {type Shape, shapeOf} from './shape';

const EMBEDDED = /^Embedded(String|Uuid)?Resource(OrNull)?$/;

/** A reference to another record. Pages don't expand it, because its two fields are always the same. */
export const isReference = ({title}: Shape): boolean => title !== undefined && EMBEDDED.test(title);

/** The schema of the entries of a map. */
export const anyEntry = ({additionalProperties: entry}: Shape): Schema | undefined =>
  isNode(entry) ? entry : undefined;

export interface Member {
  readonly name: string;
  readonly node: Schema;
  readonly required: boolean;
  readonly kind: 'property' | 'entry';
}

/** Keywords that the name of a type includes. */
const IN_TYPE = new Set([
  'types',
  'nullable',
  'format',
  'contentMediaType',
  'contentEncoding',
  'title',
  'x-selected-by',
]);

const hasFacts = (node: Schema): boolean =>
  Object.entries(shapeOf(node)).some(
    ([key, fact]) => !IN_TYPE.has(key) && [fact].flat().some((one) => one !== undefined),
  );

/** Entries of a map, unless the name of the type is enough. */
function entriesOf(shape: Shape): Member[] {
  const any = anyEntry(shape);
  const named = Object.keys(shape.properties ?? {}).length > 0;
  return any !== undefined && (named || hasFacts(any))
    ? [{name: '{key}', node: any, required: false, kind: 'entry'}]
    : [];
}

/** The members of an object, of which each has a row on its page. */
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

/** A name in an anchor is in lowercase (openapi/README.md) and has no whitespace. */
export const slug = (name: string): string => name.replace(/\[\]$/, '').toLowerCase().trim().replaceAll(/\s+/g, '-');
