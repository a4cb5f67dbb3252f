import {type Node, parseTree} from 'jsonc-parser';
import type {Draft} from './draft';
import {isTooDeep, readJson} from './json';

/** A name of IDs or GUIDs in snake case, perhaps of a field (`path:id`), or of URLs with one. Those of a CRM are the visitor's own. */
const ID_NAME = /(?:^|:|(?<!crm)_)(?:(?:gu|uu)?ids?|href|assigned_to)(?:\[\])?$/;

/** What looks like such a name outside of a property, in a text that doesn't parse. */
const STRAY_ID = /(?<!crm_|[a-z\d])(?:gu|uu)?ids?\W{0,3}\s*[:=]/i;

/** A string, and the colon after it if it is a name. */
const STRING = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/** A shorter value can be the ID of a record, but is more often a count or a page. */
const SHORTEST_ID = 4;

/** A name as the API writes names: `owner_id` for `ownerId` and `Owner ID`. */
const snakeCase = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
    .replaceAll(/[\s-]+/g, '_')
    .toLowerCase();

/** Whether a value is an ID of the sandbox, by its name, or because a response of the sandbox had it as one. */
type IsId = (name: string, values: readonly unknown[]) => boolean;

const idsAmong =
  (known: ReadonlySet<string>): IsId =>
  (name, values) =>
    ID_NAME.test(snakeCase(name)) || values.map(String).some((text) => text.length >= SHORTEST_ID && known.has(text));

/** The scalar values of a node: its own, or those of its list. */
function scalarsOf({type, children = [], value}: Node): readonly unknown[] {
  if (type === 'array') return children.flatMap(scalarsOf);
  return type === 'object' ? [] : [value];
}

/** The text of a JSON node without properties that are IDs. All else stays as it was written. */
function withoutIdsIn(text: string, node: Node, isId: IsId, removed: Set<string>): string {
  const {type, offset, length, children = []} = node;
  const endOf = (one: Node): number => one.offset + one.length;
  const isKept = (child: Node): boolean => {
    if (type !== 'object') return true;
    const [key, value] = child.children ?? [];
    const name = String(key?.value);
    const isRemoved = isId(name, value ? scalarsOf(value) : []);
    if (isRemoved) removed.add(name);
    return !isRemoved;
  };
  const kept = children
    .map((child, index) => ({child, before: children[index - 1]}))
    .filter(({child}) => isKept(child));
  const [first, last] = [children[0], children.at(-1)];
  if (!first || !last) return text.slice(offset, offset + length);
  if (kept.length === 0) return '{}';
  const parts = kept.map(({child, before}, index) => {
    const separator = index === 0 || !before ? '' : text.slice(endOf(before), child.offset);
    return separator + withoutIdsIn(text, child, isId, removed);
  });
  return text.slice(offset, first.offset) + parts.join('') + text.slice(endOf(last), offset + length);
}

/** A body without IDs of records, also if it doesn't parse. Empty if its names can't be read. */
export function withoutIds(text: string, isId: IsId = idsAmong(new Set()), removed = new Set<string>()): string {
  const tree = text.trim() === '' || isTooDeep(text) ? undefined : parseTree(text);
  if (!tree) {
    if (text.trim() !== '') removed.add('body');
    return '';
  }
  const end = tree.offset + tree.length;
  const kept = text.slice(0, tree.offset) + withoutIdsIn(text, tree, isId, removed) + text.slice(end);
  const names = kept.replaceAll(STRING, (all, colon) => (colon === undefined ? '' : all));
  if (readJson(kept).kind === 'value' || !STRAY_ID.test(names)) return kept;
  removed.add('body');
  return '';
}

/** A draft for the account, and the names of what was removed from it. */
export interface AccountDraft {
  readonly draft: Draft;
  readonly removed: readonly string[];
}

/**
 * What a form keeps when it changes from the sandbox to the account, where the same IDs can be those of other records.
 * @param known IDs that responses of the sandbox had
 */
export function accountDraft(
  {values, body, ...draft}: Draft,
  known: readonly {readonly id: string}[] = [],
): AccountDraft {
  const isId = idsAmong(new Set(known.map(({id}) => id)));
  const removed = new Set<string>();
  const kept = Object.entries(values).filter(([id, texts]) => {
    const isRemoved = isId(id, texts);
    if (isRemoved && texts.some((text) => text !== '')) removed.add(id.slice(id.indexOf(':') + 1));
    return !isRemoved;
  });
  const keptBody = body === undefined ? undefined : withoutIds(body, isId, removed);
  return {draft: {...draft, values: Object.fromEntries(kept), body: keptBody}, removed: [...removed]};
}
