import {type Node, isNode} from '../../model/node';

/** The parts of every `allOf`. A single part doesn't define all fields. */
function partsOfAllOf(node: unknown, found = new Set<unknown>()): Set<unknown> {
  if (Array.isArray(node)) node.forEach((item) => partsOfAllOf(item, found));
  if (isNode(node)) {
    if (Array.isArray(node.allOf)) {
      for (const part of node.allOf) found.add(isNode(part) && typeof part.$ref === 'string' ? part.$ref : part);
    }
    Object.values(node).forEach((child) => partsOfAllOf(child, found));
  }
  return found;
}

const describesFields = (node: Node): boolean =>
  (isNode(node.properties) || Array.isArray(node.allOf)) && !('additionalProperties' in node);

/**
 * A copy in which objects with defined fields allow no others. The API may add fields to responses, so published schemas
 * stay open, but an example with an undefined field is a mistake.
 */
export function closeObjects(spec: Node): Node {
  const parts = partsOfAllOf(spec);
  const close = (node: unknown, pointer: string): unknown => {
    if (Array.isArray(node)) return node.map((item, index) => close(item, `${pointer}/${String(index)}`));
    if (!isNode(node)) return node;
    const copy = Object.fromEntries(
      Object.entries(node).map(([key, child]) => [key, close(child, `${pointer}/${key}`)]),
    );
    const isPart = parts.has(node) || parts.has(`#${pointer}`);
    return describesFields(node) && !isPart ? {...copy, unevaluatedProperties: false} : copy;
  };
  return close(spec, '') as Node;
}
