import {type Node, childOf, isNode} from '../../model/node';

/** Texts, their arrangement on pages, and marks for our lint rules. API clients don't depend on them. */
const WORDS = new Set([
  'description',
  'title',
  'example',
  'examples',
  'tags',
  'x-unverified',
  'x-never-null',
  'x-group',
  'x-successor',
  'externalDocs',
]);
/** The keys below these are names, not keywords: a property can be called `title`. */
const NAMED = new Set(['properties', 'patternProperties', 'schemas', 'responses', 'headers', 'paths', 'parameters']);
/** Keywords that contain literal values. */
const LITERAL = new Set(['enum', 'const', 'default']);

function bare(value: unknown, areNames: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => bare(item, false));
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, child]) => areNames || (!WORDS.has(key) && !(key === 'additionalProperties' && child === true)))
      .map(([key, child]) => [key, LITERAL.has(key) && !areNames ? child : bare(child, NAMED.has(key) && !areNames)]),
  );
}

/** The parts of a description that API clients depend on: paths, parameters, schemas, scopes, costs. Prose and examples are left out. */
export function contractOf(spec: Node): Node {
  const {openapi, servers, security, paths, webhooks, components} = spec;
  const {title, version} = childOf(spec, 'info');
  const rest = bare({servers, security, paths, webhooks, components}, false) as Node;
  return JSON.parse(JSON.stringify({openapi, info: {title, version}, ...rest})) as Node;
}
