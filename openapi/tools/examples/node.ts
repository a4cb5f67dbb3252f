/** An object of a specification, read by key: the tools walk it without knowing every kind of node. */
export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object at a key, or an empty one. */
export function childOf(node: Node, key: string): Node {
  const child = node[key];
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

/** A path into a document by RFC 6901; a name may hold `/` and `~`. */
export const join = (pointer: string, ...keys: readonly (string | number)[]): string =>
  [pointer, ...keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');

/** The node that a `$ref` within the document leads to; a node without `$ref` is its own target. */
export function referred(document: Node, node: unknown): Node {
  if (!isNode(node)) return {};
  const {$ref} = node;
  if (typeof $ref !== 'string') return node;
  const keys = $ref.replace('#/', '').split('/');
  const target = keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')).reduce(childOf, document);
  return referred(document, target);
}
