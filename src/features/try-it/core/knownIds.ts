import type {PlacedOperation} from '../../../../openapi/model/spec';
import {isObject} from '../../../utils/isObject';
import {parsedJson} from '../../../utils/parsedJson';
import {type Target, readTarget} from './draft';
import type {Field} from './fields';
import {readJson} from './json';
import {hasSecret} from './secrets';

/** A record of a response: its ID and its name, and nothing else of it. */
export interface KnownId {
  /** Last part of the path of its list: `people`. */
  readonly resource: string;
  readonly id: string;
  /** Empty without a name. */
  readonly name: string;
}

/** The IDs in responses of one target. */
export interface KnownIds {
  /** Latest first. */
  readonly known: readonly KnownId[];
  /** Those of records that the visitor created. */
  readonly created: readonly KnownId[];
}

/** IDs in the storage, with the target whose responses had them. */
export interface StoredIds extends KnownIds {
  readonly target: Target;
}

export const NO_IDS: KnownIds = {known: [], created: []};

/** How many records are kept. */
const LIMIT = 500;
/** Longest name, in characters. */
const LONGEST_NAME = 60;

/** A name of IDs, with the word for their records: `person_id`, `ids[]`. */
const ID_NAME = /^(?:(\w+)_)?ids?(?:\[\])?$/;

/** The fields with the name of a record, the best one first. */
const NAMES = ['display_name', 'full_name', 'name', 'title', 'subject', 'email_address', 'email', 'to'];

/** Resources whose name isn't the plural of the word in the parameter. */
const RESOURCES: Readonly<Record<string, string>> = {
  ...{person: 'people', people: 'people', me: 'users'},
  ...{owner: 'users', creator: 'users', booked_by_user: 'users'},
};

function resourceOf(word: string): string {
  const known = RESOURCES[word];
  if (known !== undefined || word.endsWith('s')) return known ?? word;
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;
}

const lastIn = (path: string): string => resourceOf(path.slice(path.lastIndexOf('/') + 1));

/** The last part of a path before its ID: `people` of `/v2/people/{id}/notes`. */
export const resourceIn = (path: string): string => lastIn(path.replace(/\/\{.*/, ''));

/** The name of a record, at most 60 characters. Empty without one. */
export function nameOf(record: Readonly<Record<string, unknown>>): string {
  const name = NAMES.map((field) => record[field]).find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '';
}

export function idsIn({path}: Pick<PlacedOperation, 'path'>, text: string): readonly KnownId[] {
  const body = readJson(text);
  const resource = lastIn(path.replace(/\/\{\w+\}$/, ''));
  if (body.kind !== 'value' || !isObject(body.value)) return [];
  return [body.value.data].flat().flatMap((record) => {
    const id = isObject(record) ? record.id : undefined;
    if (typeof id !== 'number' && typeof id !== 'bigint' && typeof id !== 'string') return [];
    return [{resource, id: String(id), name: isObject(record) ? nameOf(record) : ''}];
  });
}

/** Without the record of a path that ends in its ID. Others stay. */
export function withoutId(
  {known, created}: KnownIds,
  {path}: Pick<PlacedOperation, 'path'>,
  values: Readonly<Record<string, readonly string[]>>,
): KnownIds {
  const [, name] = /\{(\w+)\}$/.exec(path) ?? [];
  const id = name === undefined ? undefined : values[`path:${name}`]?.[0];
  const isOther = (one: KnownId): boolean => one.id !== id || one.resource !== resourceIn(path);
  return {known: known.filter(isOther), created: created.filter(isOther)};
}

/** Adds records at the front, with their latest names. */
export function withIds(known: readonly KnownId[], found: readonly KnownId[]): readonly KnownId[] {
  const byKey = new Map<string, KnownId>();
  for (const one of [...found, ...known]) {
    const key = `${one.resource}/${one.id}`;
    if (!byKey.has(key)) byKey.set(key, one);
  }
  return [...byKey.values()].slice(0, LIMIT);
}

/** The known IDs that a parameter takes: `person_id`, `ids[]` of a list, or `id` in a path. */
export function idsFor(
  {name}: Pick<Field, 'name'>,
  {path}: Pick<PlacedOperation, 'path'>,
  known: readonly KnownId[],
): readonly KnownId[] {
  const [match, word] = ID_NAME.exec(name) ?? [];
  if (match === undefined) return [];
  const resource = word === undefined ? resourceIn(path) : resourceOf(word);
  return known.filter((one) => one.resource === resource);
}

/** The IDs as text for the storage. */
export function idsText(target: Target, {known, created}: KnownIds): string {
  const publicOnes = (ids: readonly KnownId[]) => ids.map((one) => (hasSecret(one.name) ? {...one, name: ''} : one));
  return JSON.stringify({target, known: publicOnes(known), created: publicOnes(created)});
}

const isKnownId = (value: unknown): value is KnownId =>
  isObject(value) && [value.resource, value.id, value.name].every((part) => typeof part === 'string');

const areIds = (value: unknown): value is readonly KnownId[] => Array.isArray(value) && value.every(isKnownId);

/** Reads stored IDs. Undefined for another shape. */
export function readIds(text: string): StoredIds | undefined {
  const stored = parsedJson(text);
  if (!isObject(stored)) return undefined;
  const {known, created} = stored;
  const target = readTarget(stored.target);
  if (!target || !areIds(known) || !areIds(created)) return undefined;
  return {target, known: known.slice(0, LIMIT), created: created.slice(0, LIMIT)};
}

/** The stored IDs of a target. None if they are of the other one. */
export const idsAt = (target: Target, stored: StoredIds | undefined): KnownIds =>
  stored?.target === target ? stored : NO_IDS;
