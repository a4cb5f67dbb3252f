import {type Node, isNode} from '../model/node';
import type {Schema, Spec} from '../model/spec';
import {withSources} from '../model/unverified';

/** Turns the pointers in a discriminator's mapping into `$ref`s, so that they are resolved like all others. */
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
 * Prepares a bundle for pages: every shared schema has a title (its name by default), mappings of discriminators are
 * `$ref`s, and marks have their sources.
 */
export function prepareBundle(bundle: Spec): Spec {
  const spec = withMappedSchemas(withSources(bundle)) as Spec;
  const schemas = Object.entries(spec.components.schemas ?? {}).map(([name, schema]): [string, Schema] => [
    name,
    {...schema, title: schema.title ?? name},
  ]);
  return {...spec, components: {...spec.components, schemas: Object.fromEntries(schemas)}};
}
