import {type JsonValue, jsonText} from '../../samples/core/jsonText';
import {isObject} from '../../../utils/isObject';
import {FIRST_ID} from '../../sandbox/core/sandboxKey';
import type {Draft} from './draft';
import {readJson} from './json';
import {type KnownId, idsFor} from './knownIds';
import type {LoadedOperation} from './operation';

/** What a guide's request becomes: IDs that stand for what an earlier step creates, by the names of their fields. */
interface Newest {
  readonly draft: Draft;
  /** The IDs that are sent in place of printed ones. */
  readonly used: ReadonlyMap<string, string>;
  /** Fields whose record doesn't exist yet. */
  readonly missing: ReadonlySet<string>;
}

/** The records that the visitor created, newest first. @param lists those of the sandbox, by path */
export const createdIn = (
  lists: readonly (readonly [path: string, records: readonly Readonly<Record<string, unknown>>[]])[],
): readonly KnownId[] =>
  lists.flatMap(([path, records]) =>
    records
      .map(({id}) => Number(id))
      .filter((id) => id >= FIRST_ID)
      .sort((one, other) => other - one)
      .map((id) => ({resource: path.slice(path.lastIndexOf('/') + 1), id: String(id), name: ''})),
  );

/** Guides print the first ID that the sandbox gives. Its place gets the ID of the record that the visitor created last. */
export function withNewestIds(
  {operation}: Pick<LoadedOperation, 'operation'>,
  draft: Draft,
  created: readonly KnownId[],
): Newest {
  const used = new Map<string, string>();
  const missing = new Set<string>();
  const newest = (name: string, value: unknown): string | undefined => {
    if (String(value) !== String(FIRST_ID)) return undefined;
    const [record] = idsFor({name}, operation, created);
    if (record) used.set(name, record.id);
    else missing.add(name);
    return record?.id;
  };
  const values = Object.fromEntries(
    Object.entries(draft.values).map(([key, texts]) => {
      const name = key.slice(key.indexOf(':') + 1);
      return [key, texts.map((text) => newest(name, text) ?? text)];
    }),
  );
  const body = readJson(draft.body ?? '');
  if (body.kind !== 'value' || !isObject(body.value)) return {draft: {...draft, values}, used, missing};
  const fields = Object.entries(body.value as Readonly<Record<string, JsonValue>>).map(([name, value]) => {
    const id = newest(name, value);
    return [name, id === undefined ? value : Number(id)];
  });
  return {draft: {...draft, values, body: jsonText(Object.fromEntries(fields) as JsonValue, 2)}, used, missing};
}
