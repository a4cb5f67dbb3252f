import {isNode, keysOf, mapValues} from './node';
import {schemesOf} from './security';
import {keyVariable} from './servers';
import type {Parameter, PlacedOperation, Schema, Spec} from './spec';

const at = (document: unknown, key: string): unknown => (isNode(document) ? document[key] : undefined);

/** A schema inside itself: its name and type without its fields, which would not end. */
function innerOf(reference: string, target: unknown): Schema {
  const [name = ''] = keysOf(reference).slice(-1);
  const {type = 'object', title = name} = (isNode(target) ? target : {}) as Schema;
  return {type, title, 'x-inside-itself': true};
}

function resolve(spec: Spec, node: unknown, enclosing: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((item) => resolve(spec, item, enclosing));
  if (!isNode(node)) return node;
  const {$ref, ...siblings} = node;
  if (typeof $ref === 'string') {
    if (enclosing.includes($ref)) return innerOf($ref, keysOf($ref).reduce<unknown>(at, spec));
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
 * @throws when nothing is there, because the bundle is broken
 */
export const dereference = <T>(spec: Spec, node: T): T => resolve(spec, node, []) as T;

const keyOf = ({in: location, name}: Parameter): string => `${location} ${name}`;

/** An operation without `$ref`s, with the parameters of its path, which its own override, and with what its credential is. */
export function dereferenceOperation(spec: Spec, operation: PlacedOperation): PlacedOperation {
  const {parameters: shared = []} = spec.paths[operation.path] ?? {};
  const {parameters = [], ...rest} = dereference(spec, operation);
  const own = new Set(parameters.map(keyOf));
  const inherited = dereference(spec, shared).filter((parameter) => !own.has(keyOf(parameter)));
  const all = [...parameters, ...inherited];
  const schemes = dereference(spec, schemesOf(spec, operation));
  const variable = keyVariable(spec);
  return {
    ...rest,
    ...(all.length > 0 && {parameters: all}),
    ...(schemes.length > 0 && {schemes}),
    ...(variable !== undefined && {keyVariable: variable}),
  };
}
