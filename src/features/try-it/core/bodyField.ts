import type {Schema, SchemaNode} from '@site/openapi/model/spec';
import {type JsonValue, jsonText} from '@site/src/features/samples/core/jsonText';
import {isObject} from '@site/src/utils/isObject';
import {type ReadJson, readJson} from './json';

/** An empty value of a type, to be replaced. */
function emptyOf(schema: SchemaNode | undefined): JsonValue {
  const [type] = typeof schema === 'object' ? [schema.type].flat() : [];
  if (type === 'array') return [];
  if (type === 'object') return {};
  if (type === 'boolean') return false;
  return type === 'integer' || type === 'number' ? 0 : '';
}

interface Source {
  readonly schema: Schema | undefined;
  /** The example of the whole body, as text. */
  readonly example: string;
}

/** A body with one more field, which has the value of the example. Undefined if it has the field, or can't have one. */
export function withField(read: ReadJson, name: string, {schema, example}: Source): string | undefined {
  const body = read.kind === 'empty' ? {} : read.kind === 'value' ? read.value : undefined;
  if (!isObject(body) || Object.hasOwn(body, name)) return undefined;
  const whole = readJson(example);
  const shown = whole.kind === 'value' && isObject(whole.value) ? whole.value[name] : undefined;
  return jsonText({...body, [name]: shown ?? emptyOf(schema?.properties?.[name])}, 2);
}
