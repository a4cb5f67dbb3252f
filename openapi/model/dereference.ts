import {isNode, keysOf} from './node';
import type {Parameter, PlacedOperation, Spec} from './spec';

const at = (document: unknown, key: string): unknown => (isNode(document) ? document[key] : undefined);

/** The target of a pointer within the document (RFC 6901). @throws when there is none, because the bundle is broken */
function targetOf(spec: Spec, pointer: string): unknown {
  const target = keysOf(pointer).reduce<unknown>(at, spec);
  if (target === undefined) throw new Error(`${spec.info.title}: nothing is at ${pointer}. Run npm run api:bundle.`);
  return target;
}

/** Description of a recursive schema for outputs that can't link to the enclosing one. */
export const SAME_SHAPE = 'The same shape again.';

interface Enclosing {
  /** Pointers to the enclosing schemas. */
  readonly pointers: readonly string[];
  /** The description of a schema that repeats one of them. */
  readonly description: string;
}

const titleAt = (spec: Spec, pointer: string): unknown => {
  const target = targetOf(spec, pointer);
  return (isNode(target) ? target.title : undefined) ?? pointer.split('/').at(-1);
};

function resolve(spec: Spec, node: unknown, enclosing: Enclosing): unknown {
  if (Array.isArray(node)) return node.map((item) => resolve(spec, item, enclosing));
  if (!isNode(node)) return node;
  const {$ref, ...siblings} = node;
  if (typeof $ref === 'string') {
    const {pointers, description} = enclosing;
    const target = pointers.includes($ref)
      ? {title: titleAt(spec, $ref), description, 'x-circular': true}
      : resolve(spec, targetOf(spec, $ref), {description, pointers: [...pointers, $ref]});
    // OpenAPI 3.1: what is next to a reference overrides its target.
    return isNode(target) ? {...target, ...siblings} : target;
  }
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, resolve(spec, child, enclosing)]));
}

/**
 * A part of a bundle with every `$ref` replaced by its target. Where a schema contains itself, only its title and
 * `x-circular` remain.
 */
export const dereference = <T>(spec: Spec, node: T, sameShape = SAME_SHAPE): T =>
  resolve(spec, node, {pointers: [], description: sameShape}) as T;

const keyOf = ({in: location, name}: Parameter): string => `${location} ${name}`;

/** An operation without `$ref`s, and with the parameters of its path. Its own parameters override those. */
export function dereferenceOperation(spec: Spec, operation: PlacedOperation, sameShape = SAME_SHAPE): PlacedOperation {
  const {parameters: shared = []} = spec.paths[operation.path] ?? {};
  const {parameters = [], ...rest} = dereference(spec, operation, sameShape);
  const own = new Set(parameters.map(keyOf));
  const inherited = dereference(spec, shared, sameShape).filter((parameter) => !own.has(keyOf(parameter)));
  const all = [...parameters, ...inherited];
  return {...rest, ...(all.length > 0 && {parameters: all})};
}
