import {isObject as isNode} from '../../src/utils/isObject';

/** An object of an API description of any kind. */
export type Node = Readonly<Record<string, unknown>>;

export {isNode};

/** The object at a key, or an empty one. A description can have names such as `constructor`. */
export function childOf(node: Node, key: string): Node {
  const child = Object.hasOwn(node, key) ? node[key] : undefined;
  return isNode(child) ? child : {};
}

export const entriesOf = (node: Node, key: string): [string, Node][] =>
  Object.entries(childOf(node, key)).filter((entry): entry is [string, Node] => isNode(entry[1]));

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

/** Every object in a part of a description with its pointer, outer ones first. References are not followed. */
export function* nodesIn(part: unknown, pointer = '#'): Generator<readonly [node: Node, pointer: string]> {
  if (isNode(part)) yield [part, pointer];
  if (typeof part !== 'object' || part === null) return;
  for (const [key, child] of Object.entries(part)) yield* nodesIn(child, join(pointer, key));
}

export const mapValues = <From, To = From>(
  record: Readonly<Record<string, From>>,
  change: (value: From, key: string) => To,
): Record<string, To> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

/** A copy of a part of a description with each object changed, inner ones first. */
export function mapNodes(part: unknown, change: (node: Node, pointer: string) => Node, pointer = '#'): unknown {
  if (Array.isArray(part)) return part.map((item, index) => mapNodes(item, change, join(pointer, index)));
  if (!isNode(part)) return part;
  const copy = mapValues(part, (child, key) => mapNodes(child, change, join(pointer, key)));
  return change(copy, pointer);
}

/** The references in a part of a description. They are not followed. */
export const referencesIn = (part: unknown): string[] =>
  [...nodesIn(part)].flatMap(([{$ref}]) => (typeof $ref === 'string' ? [$ref] : []));

/** The target of a `$ref` within the document. A node without `$ref` is its own target. */
export function referred(document: Node, node: unknown): Node {
  if (!isNode(node)) return {};
  return typeof node.$ref === 'string' ? referred(document, keysOf(node.$ref).reduce(childOf, document)) : node;
}
