import {METHODS, type Spec} from '../../model/spec';
import {type Node, isNode} from '../../model/node';
import {strictSchema} from './strictSchema';

const SCHEMAS = '#/components/schemas/';
const DEFINITIONS = '#/$defs/';

/** A node with references to `$defs`. Adds the referenced names to `names`. */
function withLocalReferences(node: unknown, names: Set<string>): unknown {
  if (Array.isArray(node)) return node.map((item) => withLocalReferences(item, names));
  if (!isNode(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => {
      if (key !== '$ref' || typeof child !== 'string') return [key, withLocalReferences(child, names)];
      const name = child.slice(SCHEMAS.length);
      names.add(name);
      return [key, DEFINITIONS + name];
    }),
  );
}

/** The payload of a webhook. @throws when it has none, because every delivery has a record */
function payloadOf(spec: Spec, event: string): Node {
  const item = spec.webhooks?.[event] ?? {};
  const operation = METHODS.map((method) => item[method]).find((one) => one !== undefined);
  const schema = operation?.requestBody?.content['application/json']?.schema;
  if (!isNode(schema)) throw new Error(`The webhook ${event} has no JSON schema for its body. Add one.`);
  return {title: operation?.summary, ...schema};
}

/**
 * The payloads of all webhook events as one JSON Schema (2020-12). `#/$defs/<event>` is the schema of a delivery. The
 * records that it references are also in `$defs`. OpenAPI keywords are removed, because strict validators reject them.
 */
export function eventSchemas(spec: Spec, url: string): Node {
  const definitions: Record<string, unknown> = {};
  const names = new Set<string>();
  for (const event of Object.keys(spec.webhooks ?? {})) {
    definitions[event] = withLocalReferences(strictSchema(payloadOf(spec, event)), names);
  }
  const events = Object.keys(definitions);
  // The loop also visits names that are added while it runs.
  for (const name of names) {
    definitions[name] = withLocalReferences(strictSchema(spec.components.schemas?.[name]), names);
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: url,
    title: 'Webhook deliveries of the Salesloft API',
    description:
      'Each event has a schema at #/$defs/<event>. The header x-salesloft-event of a delivery names its event.',
    anyOf: events.map((event) => ({$ref: DEFINITIONS + event})),
    $defs: definitions,
  };
}
