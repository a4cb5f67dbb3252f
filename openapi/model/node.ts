import {isObject as isNode} from '../../src/utils/isObject';

/** An object of an API description of any kind. */
export type Node = Readonly<Record<string, unknown>>;

export {isNode};

/** The object at a key, or an empty one. A description can have names such as `constructor`. */
export function childOf(node: Node, key: string): Node {
  const child = Object.hasOwn(node, key) ? node[key] : undefined;
  return isNode(child) ? child : {};
}

/** The objects at a key, by name. */
export const entriesOf = (node: Node, key: string): [string, Node][] =>
  Object.entries(childOf(node, key)).filter((entry): entry is [string, Node] => isNode(entry[1]));

/** The objects of a list at a key. */
export function listOf(node: Node, key: string): Node[] {
  const list = node[key];
  return Array.isArray(list) ? list.filter(isNode) : [];
}

/** A JSON pointer (RFC 6901). Keys that contain `/` or `~` are escaped. */
export const join = (pointer: string, ...keys: readonly (string | number)[]): string =>
  [pointer, ...keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');

/** The keys of a JSON pointer, or of a reference within the document. */
export const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The references in a part of a description. They are not followed. */
export function referencesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(referencesIn);
  if (!isNode(node)) return [];
  return Object.entries(node).flatMap(([key, child]) =>
    key === '$ref' && typeof child === 'string' ? [child] : referencesIn(child),
  );
}

/** The target of a `$ref` within the document. A node without `$ref` is its own target. */
export function referred(document: Node, node: unknown): Node {
  if (!isNode(node)) return {};
  return typeof node.$ref === 'string' ? referred(document, keysOf(node.$ref).reduce(childOf, document)) : node;
}
