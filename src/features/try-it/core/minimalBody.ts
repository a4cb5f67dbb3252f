import type {Schema} from '@site/openapi/model/spec';
import {isObject} from '@site/src/utils/isObject';
import {checkBody} from './checkBody';
import type {JsonValue} from '@site/src/features/samples/core/jsonText';

/**
 * The smallest valid body, with values of the example: the required fields, else one field, and fields that
 * name another. If that is not valid, the whole example.
 * @param schema with its references followed
 * @param checked the same schema for the validator
 */
export function minimalBody(schema: Schema, checked: Schema, example: JsonValue | undefined): JsonValue | undefined {
  if (!isObject(example)) return example;
  const body = example as Readonly<Record<string, JsonValue>>;
  const {required = [], 'x-requires-one-of': [alternative = []] = []} = schema;
  const needed = [...required, ...alternative];
  // A value can be the name of another field, and makes sense only with it: `"upsert_key": "email_address"`.
  const named = Object.entries(body)
    .filter(([, value]) => typeof value === 'string' && Object.hasOwn(body, value))
    .flat();
  const names = [...(needed.length > 0 ? needed : Object.keys(body).slice(0, 1)), ...named];
  const isKnown = needed.every((name) => Object.hasOwn(body, name));
  const minimum = Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));
  return isKnown && checkBody(checked, minimum).length === 0 ? minimum : body;
}
