import {type Node, isNode} from '../../openapi/model/node';

/** A copy in which no field is required: what a shortened body must satisfy. With fields missing several variants may fit, so one of them is enough. */
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
