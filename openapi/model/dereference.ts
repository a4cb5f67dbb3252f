import type {Spec} from './spec';

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

/** What is said where a schema contains itself: pages tell of a shape once. The page generator has it in other languages. */
export const SAME_SHAPE = 'The same shape again.';

interface Circle {
  readonly within: readonly string[];
  readonly description: string;
}

function resolve(spec: Spec, node: unknown, circle: Circle): unknown {
  if (Array.isArray(node)) return node.map((item) => resolve(spec, item, circle));
  if (!isNode(node)) return node;
  const {$ref, ...beside} = node;
  if (typeof $ref === 'string') {
    const {within, description} = circle;
    const target = within.includes($ref)
      ? {title: $ref.split('/').at(-1), description}
      : resolve(spec, targetOf(spec, $ref), {description, within: [...within, $ref]});
    // OpenAPI 3.1: words beside a reference stand above those of its target.
    return isNode(target) ? {...target, ...beside} : target;
  }
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, resolve(spec, child, circle)]));
}

/** A part of a bundle with every `$ref` in it replaced by what it leads to, down to where a schema contains itself. */
export const dereference = <T>(spec: Spec, node: T, sameShape = SAME_SHAPE): T =>
  resolve(spec, node, {within: [], description: sameShape}) as T;
