import {dereference} from '../../model/dereference';
import type {MediaType, PlacedOperation, Schema, Spec} from '../../model/spec';

/** A schema of a bundle, in which one may stand for another. */
type SchemaOrRef = Schema & {readonly $ref?: string};

/** The record that a group is about. */
export interface Entity {
  /** What identifies it: its reference in the description, or its title where it has none. */
  readonly key: string;
  readonly name: string;
  /** Every `$ref` in it followed. */
  readonly schema: Schema;
  readonly example?: unknown;
  /** The operations that answer with it, where others of the group answer with something else. */
  readonly onlyOf?: readonly PlacedOperation[];
}

interface Payload {
  readonly node: SchemaOrRef;
  readonly example: unknown;
}

interface Answer extends Payload {
  readonly operation: PlacedOperation;
}

/** What an answer is about: the content of `data`, or the whole where there is no envelope; of a list, what it lists. */
function payloadOf({schema, example}: MediaType): Payload | undefined {
  if (!schema) return undefined;
  const {data} = schema.properties ?? {};
  const node = typeof data === 'object' ? data : schema;
  const content = node === schema ? example : (example as {readonly data?: unknown} | undefined)?.data;
  return node.items
    ? {node: node.items, example: Array.isArray(content) ? (content as unknown[])[0] : undefined}
    : {node, example: content};
}

/** Two answers are about the same record when they refer to the same schema. */
const keyOf = ({$ref, title}: SchemaOrRef): string => $ref ?? title ?? '';

/** The records that the successful answers of an operation hold. */
const answersOf = (operation: PlacedOperation): Answer[] =>
  Object.entries(operation.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, {content = {}}]) => Object.values(content))
    .map(payloadOf)
    .filter((payload) => payload !== undefined)
    .map((payload) => ({...payload, operation}));

/** The most frequent of some keys; the first one where several are as frequent. */
function mostFrequent(keys: readonly string[]): string | undefined {
  const count = (key: string): number => keys.filter((other) => other === key).length;
  return [...new Set(keys)].sort((a, b) => count(b) - count(a))[0];
}

/** The schema that most of a group's successful answers hold. */
export function entityOf(spec: Spec, operations: readonly PlacedOperation[]): Entity | undefined {
  const answers = operations.flatMap(answersOf);
  const key = mostFrequent(answers.map(({node}) => keyOf(node)).filter(Boolean));
  const own = answers.filter(({node}) => keyOf(node) === key);
  if (key === undefined || own[0] === undefined) return undefined;
  const schema = dereference(spec, own[0].node, '');
  return {
    key,
    name: schema.title ?? key.split('/').at(-1) ?? key,
    schema,
    example: schema.examples?.[0] ?? own.find(({example}) => example !== undefined)?.example,
    ...(own.length < answers.length && {onlyOf: [...new Set(own.map(({operation}) => operation))]}),
  };
}

/** Whether a schema of the bundle is the record. */
export const isEntity = (entity: Entity, schema: Schema): boolean => keyOf(schema) === entity.key;
