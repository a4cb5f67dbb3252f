import {type JsonValue, jsonText} from '../../samples/core/jsonText';
import {isObject} from '../../../utils/isObject';
import type {Draft} from './draft';
import type {Field} from './fields';
import {readJson} from './json';
import {ID_NAME} from './knownIds';

/** A body without IDs of records. Other texts stay. */
export function withoutIds(text: string): string {
  const read = readJson(text);
  if (read.kind !== 'value' || !isObject(read.value)) return text;
  const fields = Object.entries(read.value as Readonly<Record<string, JsonValue>>);
  const kept = fields.filter(([name]) => !ID_NAME.test(name));
  return kept.length === fields.length ? text : jsonText(Object.fromEntries(kept), 2);
}

/** What a form keeps when it changes from the sandbox to the account, where the same IDs can be those of other records. */
export function accountDraft({values, body, ...draft}: Draft, fields: readonly Field[]): Draft {
  const ids = new Set(fields.filter(({name}) => ID_NAME.test(name)).map(({id}) => id));
  return {
    ...draft,
    values: Object.fromEntries(Object.entries(values).filter(([id]) => !ids.has(id))),
    body: body === undefined ? undefined : withoutIds(body),
  };
}
