import type {Schema, Spec} from '../model/spec';
import {withSources} from '../model/unverified';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The mapping of a discriminator with references in place of pointers, so that they are followed like all others. */
const withReferences = (mapping: Node): Node =>
  Object.fromEntries(
    Object.entries(mapping).map(([value, pointer]) => [
      value,
      typeof pointer === 'string' && pointer.startsWith('#/') ? {$ref: pointer} : pointer,
    ]),
  );

function withMappedSchemas(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMappedSchemas);
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      key === 'discriminator' && isNode(child) && isNode(child.mapping)
        ? {...child, mapping: withReferences(child.mapping)}
        : withMappedSchemas(child),
    ]),
  );
}

/**
 * A bundle as pages are made of it: every shared schema has a title, its name unless it has another, mappings of
 * discriminators refer to schemas, and marks have their sources.
 */
export function prepareBundle(bundle: Spec): Spec {
  const spec = withMappedSchemas(withSources(bundle)) as Spec;
  const schemas = Object.entries(spec.components.schemas ?? {}).map(([name, schema]): [string, Schema] => [
    name,
    {...schema, title: schema.title ?? name},
  ]);
  return {...spec, components: {...spec.components, schemas: Object.fromEntries(schemas)}};
}
