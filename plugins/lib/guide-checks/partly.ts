import {type Node, isNode} from '../../../openapi/model/node';

/** A copy without required fields, for shortened bodies. Several variants of such a body can match, so one is enough. */
export function partly(spec: Node): Node {
  const copyOf = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(copyOf);
    if (!isNode(node)) return node;
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key, value]) => !(key === 'required' && Array.isArray(value)))
        .map(([key, value]) => [key === 'oneOf' && Array.isArray(value) ? 'anyOf' : key, copyOf(value)]),
    );
  };
  return copyOf(spec) as Node;
}
