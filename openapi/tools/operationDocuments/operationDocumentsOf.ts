import {type Node, isNode, keysOf} from '../../model/node';
import {type Method, type Spec, operationsOf} from '../../model/spec';

/** Prefix of references to shared components. */
const SHARED = '#/components/';

/** A complete OpenAPI document of a single operation. */
export interface OperationDocument {
  readonly operationId: string;
  readonly document: Node;
}

/** References in a node: `$ref`s and the targets of a discriminator (OpenAPI 3.1, 4.8.25). */
function* namesIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const item of node as readonly unknown[]) yield* namesIn(item);
  if (!isNode(node)) return;
  for (const [key, child] of Object.entries(node)) {
    if (key === '$ref' && typeof child === 'string') yield child;
    else if (key === 'mapping' && isNode(child)) yield* Object.values(child).map(String);
    else yield* namesIn(child);
  }
}

/** Group and name of a referenced component: `schemas`, `Person`; undefined for other references. */
function componentOf(reference: string): readonly [group: string, name: string] | undefined {
  if (!reference.startsWith(SHARED)) return undefined;
  const [, group, name] = keysOf(reference);
  return group && name ? [group, name] : undefined;
}

/** The components that a node references, directly or indirectly. Each once, so recursive schemas are safe. */
function partsFor(spec: Spec, node: unknown): Node {
  const parts: Record<string, Record<string, unknown>> = {};
  const components = spec.components as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const waiting = [...namesIn(node)];
  for (let reference = waiting.pop(); reference !== undefined; reference = waiting.pop()) {
    const [group, name] = componentOf(reference) ?? [];
    const part = group && name ? components[group]?.[name] : undefined;
    if (!group || !name || part === undefined || parts[group]?.[name] !== undefined) continue;
    (parts[group] ??= {})[name] = part;
    waiting.push(...namesIn(part));
  }
  return parts;
}

/** The security schemes that an operation accepts. */
function schemesFor(spec: Spec, security: unknown): Node {
  const accepted = (Array.isArray(security) ? security : []).flatMap((way: unknown) =>
    isNode(way) ? Object.keys(way) : [],
  );
  const {securitySchemes = {}} = spec.components;
  return Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => accepted.includes(name)));
}

function documentOf(spec: Spec, path: string, method: Method): Node {
  const {openapi, info, servers} = spec;
  const operation = spec.paths[path]?.[method] as unknown as Node;
  const security = operation.security ?? (spec as unknown as Node).security ?? [];
  const securitySchemes = schemesFor(spec, security);
  return {
    openapi,
    info: {title: `${info.title}: ${String(operation.summary)}`, version: info.version},
    servers,
    paths: {[path]: {[method]: {...operation, security}}},
    components: {...partsFor(spec, operation), ...(Object.keys(securitySchemes).length > 0 && {securitySchemes})},
  };
}

/**
 * An OpenAPI document for each operation of a bundle, with the components that it references. Recursive schemas keep their
 * references.
 */
export function operationDocumentsOf(spec: Spec): readonly OperationDocument[] {
  return operationsOf(spec).map(({operationId, path, method}) => ({
    operationId,
    document: documentOf(spec, path, method),
  }));
}
