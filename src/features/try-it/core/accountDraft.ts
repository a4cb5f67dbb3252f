import {type JsonValue, jsonText} from '../../samples/core/jsonText';
import {isObject} from '../../../utils/isObject';
import type {Draft} from './draft';
import {readJson} from './json';
import {ID_NAME, type KnownId, idsFor} from './knownIds';
import type {LoadedOperation} from './operation';

/** A body without some of its fields. Other texts stay. */
function without(text: string, isRemoved: (name: string, value: JsonValue) => boolean): string {
  const read = readJson(text);
  if (read.kind !== 'value' || !isObject(read.value)) return text;
  const fields = Object.entries(read.value as Readonly<Record<string, JsonValue>>);
  const kept = fields.filter(([name, value]) => !isRemoved(name, value));
  return kept.length === fields.length ? text : jsonText(Object.fromEntries(kept), 2);
}

/** An example body without the IDs of its records, which only the sandbox has. */
export const withoutIds = (example: string): string => without(example, (name) => ID_NAME.test(name));

/**
 * What a form keeps when it changes from the sandbox to the account: all but IDs of the sandbox, which can be those of other
 * records in the account.
 * @param known the IDs that responses of the sandbox had
 */
export function accountDraft(
  {values, body, ...draft}: Draft,
  {fields, operation}: Pick<LoadedOperation, 'fields' | 'operation'>,
  known: readonly KnownId[],
): Draft {
  const isKnown = (name: string, text: string): boolean => idsFor({name}, operation, known).some(({id}) => id === text);
  const names = new Map(fields.map(({id, name}) => [id, name]));
  const kept = Object.entries(values).map(([id, texts]) => [
    id,
    texts.filter((text) => !isKnown(names.get(id) ?? '', text)),
  ]);
  const holdsKnown = (name: string, value: JsonValue): boolean =>
    [value].flat().some((one: JsonValue) => isKnown(name, typeof one === 'string' ? one : jsonText(one, 0)));
  return {
    ...draft,
    values: Object.fromEntries(kept) as Draft['values'],
    body: body === undefined ? undefined : without(body, holdsKnown),
  };
}
