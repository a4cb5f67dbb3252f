import {type JsonValue, jsonText} from '../../samples/core/jsonText';
import {readJson} from './json';

const SECRET = /token|secret|password|passwd|credential|api[_-]?key|authorization|signature/i;

/** Whether a name is that of a secret, whose value must not be stored or be in a link. */
export const isSecretName = (name: string): boolean => SECRET.test(name);

function without(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return (value as readonly JsonValue[]).map(without);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value as Readonly<Record<string, JsonValue>>).filter(([name]) => !isSecretName(name));
  return Object.fromEntries(kept.map(([name, item]) => [name, without(item)]));
}

/** A body without secrets. Empty if it is not JSON and may contain some. */
export function publicBody(text: string): string {
  if (!isSecretName(text)) return text;
  const read = readJson(text);
  return read.kind === 'value' ? jsonText(without(read.value), 2) : '';
}
