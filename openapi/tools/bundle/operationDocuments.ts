import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Node, childOf, isNode, keysOf, referencesIn} from '../../model/node';
import {type Method, type Spec, operationsOf} from '../../model/spec';

/** The components that a node references, directly or indirectly. Each once. */
function partsFor(spec: Spec, node: unknown): Node {
  const parts: Record<string, Record<string, unknown>> = {};
  const waiting = referencesIn(node);
  for (let reference = waiting.pop(); reference !== undefined; reference = waiting.pop()) {
    const [, group = '', name = ''] = keysOf(reference);
    const part = childOf(childOf(spec.components, group), name);
    if (parts[group]?.[name] !== undefined) continue;
    (parts[group] ??= {})[name] = part;
    waiting.push(...referencesIn(part));
  }
  return parts;
}

/** The security schemes that an operation accepts. */
function schemesFor({components: {securitySchemes = {}}}: Spec, security: unknown): Node {
  const accepted = new Set([security].flat().flatMap((way) => (isNode(way) ? Object.keys(way) : [])));
  return Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => accepted.has(name)));
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

/** A complete OpenAPI document for each operation of a bundle by its ID, with the components that it references. */
export const operationDocumentsOf = (spec: Spec): ReadonlyMap<string, Node> =>
  new Map(operationsOf(spec).map(({operationId, path, method}) => [operationId, documentOf(spec, path, method)]));

/** Writes `<operationId>.json` for each operation into a folder, and removes files of operations that no longer exist. */
export function writeOperationDocuments(spec: Spec, folder: string): void {
  mkdirSync(folder, {recursive: true});
  const documents = operationDocumentsOf(spec);
  for (const file of readdirSync(folder)) if (!documents.has(path.parse(file).name)) rmSync(path.join(folder, file));
  for (const [id, document] of documents) writeFileSync(path.join(folder, `${id}.json`), JSON.stringify(document));
}
