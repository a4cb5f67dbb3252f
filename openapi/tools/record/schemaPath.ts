import {type Node, childOf, join, keysOf, listOf} from '../../model/node';

/** A part of a bundle with its pointer, which begins with `#`. References are not followed. */
export interface Part {
  readonly node: Node;
  readonly pointer: string;
}

export const partAt = (spec: Node, pointer: string): Part => ({node: keysOf(pointer).reduce(childOf, spec), pointer});

export const inside = ({node, pointer}: Part, ...keys: readonly string[]): Part | undefined => {
  const child = keys.reduce(childOf, node);
  return Object.keys(child).length === 0 ? undefined : {node: child, pointer: join(pointer, ...keys)};
};

/** The target of the references of a part. */
export const followed = (spec: Node, part: Part): Part =>
  typeof part.node.$ref === 'string' ? followed(spec, partAt(spec, part.node.$ref)) : part;

/** The part at keys of a schema, of what it refers to, or of its variants. */
export function find(spec: Node, part: Part, ...keys: readonly string[]): Part | undefined {
  const own = inside(part, ...keys);
  if (own) return own;
  const {$ref} = part.node;
  if (typeof $ref === 'string') return find(spec, partAt(spec, $ref), ...keys);
  for (const keyword of ['allOf', 'anyOf', 'oneOf'])
    for (const [index, node] of listOf(part.node, keyword).entries()) {
      const found = find(spec, {node, pointer: join(part.pointer, keyword, index)}, ...keys);
      if (found) return found;
    }
  return undefined;
}

/** The steps of a path: `data`, `[]`, `id`. */
export const stepsOf = (at: string): string[] =>
  at
    .split('.')
    .flatMap((name) => name.split(/(?=\[\])/))
    .filter(Boolean);

/** The schemas along a path, from that of the body on. Shorter than the path if a part isn't described. */
export function schemasAlong(spec: Node, body: Part | undefined, at: string): Part[] {
  const parts = body ? [body] : [];
  for (const step of stepsOf(at)) {
    const last = parts.at(-1);
    const keys = step === '[]' ? ['items'] : step === '{key}' ? ['additionalProperties'] : ['properties', step];
    const next = last && find(spec, last, ...keys);
    if (!next) return parts;
    parts.push(next);
  }
  return parts;
}
