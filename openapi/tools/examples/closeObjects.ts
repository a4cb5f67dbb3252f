import {type Node, isNode} from './node';

/** The schemas that an `allOf` puts together; one of them alone does not know all fields. */
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
 * A copy in which objects that list their fields allow no others. Answers of the API may grow fields, so the published
 * schemas stay open; an example with a field that its schema does not know is a slip all the same.
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
