import {type Node, isNode, listOf, mapNodes} from './node';
import type {SchemaOrRef} from './spec';

/** The last part of a reference, which is the name of a schema. */
const nameOf = (reference: string): string => reference.split('/').at(-1) ?? '';

/** The values that select a variant: those of the mapping, else the name of its schema (OpenAPI 3.1, 4.8.25.1). */
function selectorsOf(reference: string, mapping: Node): string[] {
  const mapped = Object.entries(mapping).filter(([, target]) => nameOf(String(target)) === nameOf(reference));
  return mapped.length > 0 ? mapped.map(([value]) => value) : [nameOf(reference)];
}

function selectable(variant: Node, mapping: Node): Node {
  const {$ref} = variant as SchemaOrRef;
  return $ref === undefined ? variant : {...variant, 'x-selected-by': selectorsOf($ref, mapping)};
}

function withOwnSelectors(schema: Node): Node {
  const {discriminator} = schema;
  if (!isNode(discriminator)) return schema;
  const mapping = isNode(discriminator.mapping) ? discriminator.mapping : {};
  const lists = ['oneOf', 'anyOf'].filter((key) => Array.isArray(schema[key]));
  return {
    ...schema,
    ...Object.fromEntries(lists.map((key) => [key, listOf(schema, key).map((one) => selectable(one, mapping))])),
  };
}

/** Adds the values that select it to each variant, while references still tell the variants apart. */
export const withSelectors = (part: unknown): unknown => mapNodes(part, withOwnSelectors);
