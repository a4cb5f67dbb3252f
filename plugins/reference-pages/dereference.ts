import type {Spec} from './spec';
import {say} from './texts/say';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (document: unknown, key: string): unknown => (isNode(document) ? document[key] : undefined);

/** The target of a pointer within the document (RFC 6901). @throws when there is none: the bundle is broken. */
function targetOf(spec: Spec, pointer: string): unknown {
  const keys = pointer.replace('#/', '').split('/');
  const target = keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')).reduce(at, spec);
  if (target === undefined) throw new Error(`${spec.info.title}: nothing is at ${pointer}. Run npm run api:bundle.`);
  return target;
}

/** What stands where a schema contains itself: pages tell of a shape once. */
const circle = (pointer: string): Node => ({
  title: pointer.split('/').at(-1),
  description: say('field.sameShape'),
});

function resolve(spec: Spec, node: unknown, within: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((item) => resolve(spec, item, within));
  if (!isNode(node)) return node;
  const {$ref, ...beside} = node;
  if (typeof $ref === 'string') {
    const target = within.includes($ref) ? circle($ref) : resolve(spec, targetOf(spec, $ref), [...within, $ref]);
    // OpenAPI 3.1: words beside a reference stand above those of its target.
    return isNode(target) ? {...target, ...beside} : target;
  }
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, resolve(spec, child, within)]));
}

/** A part of a bundle with every `$ref` in it replaced by what it leads to, down to where a schema contains itself. */
export const dereference = <T>(spec: Spec, node: T): T => resolve(spec, node, []) as T;
