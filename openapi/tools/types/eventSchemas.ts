import {type Node, isNode, keysOf, referencesIn} from '../../model/node';
import type {Operation, Spec} from '../../model/spec';

const DEFINITIONS = '#/$defs/';

/** Keywords whose values map names to schemas. The names are not keywords. */
const MAPS: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);

const DATA: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'examples']);

/** Keywords of OpenAPI that JSON Schema doesn't have. */
const isForeign = (keyword: string): boolean => /^(x-.*|discriminator|example|externalDocs|xml)$/.test(keyword);

const mapped = (node: Node, change: (value: unknown, key: string) => unknown): Node =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value, key)]));

/** An OpenAPI schema with JSON Schema keywords only, as strict validators require. References lead to `$defs`. */
function strictSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strictSchema);
  if (!isNode(schema)) return schema;
  const keywords = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !isForeign(keyword)));
  const kept = mapped(keywords, (value, keyword) => {
    if (keyword === '$ref') return DEFINITIONS + String(keysOf(String(value)).at(-1));
    if (DATA.has(keyword)) return value;
    return MAPS.has(keyword) && isNode(value) ? mapped(value, strictSchema) : strictSchema(value);
  });
  const {type, ...rest} = kept;
  // Strict validators reject a list of types, except one type and null.
  const isUnion = Array.isArray(type) && type.filter((name) => name !== 'null').length > 1;
  return isUnion ? {...rest, anyOf: type.map((name: unknown) => ({type: name}))} : kept;
}

/** The payload of a webhook. @throws when it has none, because every delivery has a record */
function payloadOf(event: string, delivery: Operation | undefined): Node {
  const schema = delivery?.requestBody?.content['application/json']?.schema;
  if (!isNode(schema)) throw new Error(`The webhook ${event} has no JSON schema for its body. Add one.`);
  return {title: delivery?.summary, ...schema};
}

/**
 * The payloads of all webhook events as one JSON Schema (2020-12). `#/$defs/<event>` is the schema of a delivery. The
 * records that it references are also in `$defs`. OpenAPI keywords are removed, because strict validators reject them.
 */
export function eventSchemas(spec: Spec, url: string): Node {
  const {webhooks = {}, components} = spec;
  const events = Object.keys(webhooks);
  const payloads = new Map<string, unknown>(
    Object.entries(webhooks).map(([event, {post}]) => [event, payloadOf(event, post)]),
  );
  // The loop also visits schemas that are added while it runs.
  for (const schema of payloads.values())
    for (const name of referencesIn(schema).flatMap((reference) => keysOf(reference).at(-1) ?? []))
      if (!payloads.has(name)) payloads.set(name, components.schemas?.[name]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: url,
    title: 'Webhook deliveries of the Salesloft API',
    description:
      'Each event has a schema at #/$defs/<event>. The header x-salesloft-event of a delivery names its event.',
    anyOf: events.map((event) => ({$ref: DEFINITIONS + event})),
    $defs: Object.fromEntries([...payloads].map(([name, schema]) => [name, strictSchema(schema)])),
  };
}
