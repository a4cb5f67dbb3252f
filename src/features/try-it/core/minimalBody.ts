import type {Schema} from '@site/openapi/model/spec';
import {isObject} from '@site/src/utils/isObject';
import {checkBody} from './checkBody';
import type {JsonValue} from '@site/src/features/samples/core/jsonText';

/** The names that a body must have: required ones, and the first of the sets of which one is. */
function neededNames(schema: Schema): readonly string[] {
  const {required = [], allOf = []} = schema;
  const sets =
    schema['x-requires-one-of'] ?? [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((one) => one.required);
  return [...new Set([...required, ...allOf.flatMap(neededNames), ...(sets[0] ?? [])])];
}

/**
 * The smallest body that a description accepts, of values of its example: what is required, else one field. It is the
 * whole example where less is not enough.
 * @param schema with its references followed
 * @param checked the same schema as a validator wants it
 */
export function minimalBody(schema: Schema, checked: Schema, example: JsonValue | undefined): JsonValue | undefined {
  if (!isObject(example)) return example;
  const body = example as Readonly<Record<string, JsonValue>>;
  const needed = neededNames(schema);
  // A required value can be the name of the field that goes with it: `"upsert_key": "email_address"`.
  const named = needed
    .map((name) => body[name])
    .filter((value) => typeof value === 'string' && Object.hasOwn(body, value));
  const names = needed.length > 0 ? [...needed, ...named] : Object.keys(body).slice(0, 1);
  const isKnown = needed.every((name) => Object.hasOwn(body, name));
  const minimum = Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));
  return isKnown && checkBody(checked, minimum).length === 0 ? minimum : body;
}
