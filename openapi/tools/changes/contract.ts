import {METHODS} from '../../model/spec';
import {type Node, childOf, entriesOf, isNode} from '../examples/node';

/** Words for people, how pages arrange them, and marks for our own rules: a program that calls the API notices none of it. */
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
/** Below these stand names that somebody chose: a property may be called `title`. */
const NAMED = new Set(['properties', 'patternProperties', 'schemas', 'responses', 'headers', 'paths', 'parameters']);
/** Values, not descriptions of values. */
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

/** What callers of an API rely on: paths, parameters, schemas, scopes, costs. Prose and examples are left out, and change freely. */
export function contractOf(spec: Node): Node {
  const {openapi, servers, security, paths, webhooks, components} = spec;
  const {title, version} = childOf(spec, 'info');
  const rest = bare({servers, security, paths, webhooks, components}, false) as Node;
  return JSON.parse(JSON.stringify({openapi, info: {title, version}, ...rest})) as Node;
}

/** What stands for the path of a webhook event while two contracts are compared. */
export const EVENT = 'event ';

/**
 * A contract whose webhooks are paths, and their deliveries answers: the API sends both and callers read them, so the same
 * changes break.
 */
export function withEventsAsPaths({webhooks, ...contract}: Node): Node {
  const events = entriesOf({webhooks}, 'webhooks').map(([name, item]) => {
    const methods = METHODS.filter((method) => isNode(item[method])).map((method) => {
      const {requestBody, ...operation} = childOf(item, method);
      return [method, {...operation, responses: {delivery: requestBody ?? {}}}];
    });
    return [EVENT + name, Object.fromEntries(methods)] as const;
  });
  return {...contract, paths: {...childOf(contract, 'paths'), ...Object.fromEntries(events)}};
}
