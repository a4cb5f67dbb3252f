import {isNode, keysOf, mapValues} from './node';
import type {Parameter, PlacedOperation, Spec} from './spec';

const at = (document: unknown, key: string): unknown => (isNode(document) ? document[key] : undefined);

function resolve(spec: Spec, node: unknown, enclosing: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((item) => resolve(spec, item, enclosing));
  if (!isNode(node)) return node;
  const {$ref, ...siblings} = node;
  if (typeof $ref === 'string') {
    if (enclosing.includes($ref)) throw new Error(`${$ref} contains itself. Describe the inner one in words instead`);
    const found = keysOf($ref).reduce<unknown>(at, spec);
    if (found === undefined) throw new Error(`${spec.info.title}: nothing is at ${$ref}. Run npm run api:bundle.`);
    const target = resolve(spec, found, [...enclosing, $ref]);
    // OpenAPI 3.1: what is next to a reference overrides its target.
    return isNode(target) ? {...target, ...siblings} : target;
  }
  return mapValues(node, (child) => resolve(spec, child, enclosing));
}

/**
 * A part of a bundle with every `$ref` replaced by its target.
 * @throws when nothing is there, because the bundle is broken, or when a schema contains itself
 */
export const dereference = <T>(spec: Spec, node: T): T => resolve(spec, node, []) as T;

const keyOf = ({in: location, name}: Parameter): string => `${location} ${name}`;

/** An operation without `$ref`s, and with the parameters of its path. Its own parameters override those. */
export function dereferenceOperation(spec: Spec, operation: PlacedOperation): PlacedOperation {
  const {parameters: shared = []} = spec.paths[operation.path] ?? {};
  const {parameters = [], ...rest} = dereference(spec, operation);
  const own = new Set(parameters.map(keyOf));
  const inherited = dereference(spec, shared).filter((parameter) => !own.has(keyOf(parameter)));
  const all = [...parameters, ...inherited];
  return {...rest, ...(all.length > 0 && {parameters: all})};
}
