import {dereference} from '../../model/dereference';
import {
  type MediaType,
  type PlacedOperation,
  type Schema,
  type SchemaOrRef,
  type Spec,
  successMedia,
} from '../../model/spec';

export interface Entity {
  /** Its reference in the description, else its title. */
  readonly key: string;
  readonly name: string;
  /** The schema without `$ref`s. */
  readonly schema: Schema;
  readonly example?: unknown;
  /** The operations that return it, if others of the group don't. */
  readonly onlyOf?: readonly PlacedOperation[];
}

/** The content of a response: the value of `data`, or the whole body without an envelope. For a list, its items. */
function contentOf({schema, example}: MediaType): {readonly node: SchemaOrRef; readonly example: unknown} | undefined {
  if (!schema) return undefined;
  const {data} = schema.properties ?? {};
  const node = typeof data === 'object' ? data : schema;
  const content = node === schema ? example : (example as {readonly data?: unknown} | undefined)?.data;
  return node.items
    ? {node: node.items, example: Array.isArray(content) ? (content as unknown[])[0] : undefined}
    : {node, example: content};
}

/** Responses contain the same record if they reference the same schema. */
const keyOf = ({$ref, title}: SchemaOrRef): string => $ref ?? title ?? '';

/** The most frequent key, or the first of several. */
function mostFrequent(keys: readonly string[]): string | undefined {
  const count = (key: string): number => keys.filter((other) => other === key).length;
  return [...new Set(keys)].sort((a, b) => count(b) - count(a))[0];
}

/** The schema in most of the successful responses of a group. */
export function entityOf(spec: Spec, operations: readonly PlacedOperation[]): Entity | undefined {
  const contents = operations.flatMap((operation) =>
    successMedia(operation)
      .flatMap((media) => contentOf(media) ?? [])
      .map((content) => ({...content, operation})),
  );
  const key = mostFrequent(contents.map(({node}) => keyOf(node)).filter(Boolean));
  const own = contents.filter(({node}) => keyOf(node) === key);
  if (key === undefined || own[0] === undefined) return undefined;
  const schema = dereference(spec, own[0].node);
  return {
    key,
    name: schema.title ?? key.split('/').at(-1) ?? key,
    schema,
    example: schema.examples?.[0] ?? own.find(({example}) => example !== undefined)?.example,
    ...(own.length < contents.length && {onlyOf: [...new Set(own.map(({operation}) => operation))]}),
  };
}

export interface WebhookEvent {
  readonly name: string;
  /** Summary of the webhook, if the description has one of this name. */
  readonly summary?: string;
  readonly triggers: readonly PlacedOperation[];
}

/** Events that contain the group's record or that its operations trigger, those of the record first. */
export function eventsOf(
  spec: Spec,
  operations: readonly PlacedOperation[],
  entity: Entity | undefined,
): readonly WebhookEvent[] {
  const {webhooks = {}} = spec;
  const aboutEntity = Object.entries(webhooks).filter(([, {post}]) =>
    Object.values(post?.requestBody?.content ?? {}).some(({schema}) => schema && keyOf(schema) === entity?.key),
  );
  const setOff = operations.flatMap((operation) => operation['x-webhook-events'] ?? []);
  return [...new Set([...aboutEntity.map(([name]) => name), ...setOff])].map((name) => ({
    name,
    summary: webhooks[name]?.post?.summary,
    triggers: operations.filter((operation) => operation['x-webhook-events']?.includes(name)),
  }));
}
