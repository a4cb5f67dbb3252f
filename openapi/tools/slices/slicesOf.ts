import {METHODS, type Method, type Spec} from '../../model/spec';
import {type Node, isNode} from '../examples/node';

/** Where every part that descriptions share stands. */
const SHARED = '#/components/';

/** An operation with all that it needs: an OpenAPI document of its own. */
export interface Slice {
  readonly operationId: string;
  readonly document: Node;
}

/** Addresses of shared parts that a node names, as references or as the targets of a discriminator (OpenAPI 3.1, 4.8.25). */
function* namesIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const item of node as readonly unknown[]) yield* namesIn(item);
  if (!isNode(node)) return;
  for (const [key, child] of Object.entries(node)) {
    if (key === '$ref' && typeof child === 'string') yield child;
    else if (key === 'mapping' && isNode(child)) yield* Object.values(child).map(String);
    else yield* namesIn(child);
  }
}

/** Group and name of a shared part: `schemas`, `Person`; undefined for an address that is none of a shared part. */
function placeOf(address: string): readonly [group: string, name: string] | undefined {
  if (!address.startsWith(SHARED)) return undefined;
  const [group, name] = address.slice(SHARED.length).split('/');
  return group && name ? [group, name.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
}

/** The shared parts that a node needs, those that they need too; each once, so a shape that holds itself ends. */
function partsFor(spec: Spec, node: unknown): Node {
  const parts: Record<string, Record<string, unknown>> = {};
  const components = spec.components as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const waiting = [...namesIn(node)];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const [group, name] = placeOf(address) ?? [];
    const part = group && name ? components[group]?.[name] : undefined;
    if (!group || !name || part === undefined || parts[group]?.[name] !== undefined) continue;
    (parts[group] ??= {})[name] = part;
    waiting.push(...namesIn(part));
  }
  return parts;
}

/** The ways to prove who calls that an operation accepts; all of the document when it says nothing of its own. */
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
 * A document for each operation of a bundle, complete without the others: parameters, bodies and answers with the shared
 * parts that they name. A schema that contains itself keeps its references.
 */
export function slicesOf(spec: Spec): readonly Slice[] {
  return Object.entries(spec.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{operationId: operation.operationId, document: documentOf(spec, path, method)}] : [];
    }),
  );
}
