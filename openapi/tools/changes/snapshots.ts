import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {gunzipSync, gzipSync} from 'node:zlib';
import * as z from 'zod';
import {writeIn} from '../../../src/node/files';
import {type Node, childOf, isNode} from '../../model/node';

/** Texts, their arrangement on pages, and marks for our lint rules. API clients don't depend on them. */
const WORDS = new Set([
  'description',
  'title',
  'example',
  'examples',
  'tags',
  'x-unverified',
  'x-never-null',
  'x-webhook-only',
  'x-group',
  'x-successor',
  'externalDocs',
]);
/** The keys below these are names, not keywords: a property can be called `title`. */
const NAMED = new Set(['properties', 'patternProperties', 'schemas', 'responses', 'headers', 'paths', 'parameters']);
const LITERAL = new Set(['enum', 'const', 'default']);

function bare(value: unknown, areNames: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => bare(item, false));
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, child]) => areNames || (!WORDS.has(key) && !(key === 'additionalProperties' && child === true)))
      .map(([key, child]) => [key, LITERAL.has(key) && !areNames ? child : bare(child, NAMED.has(key) && !areNames)]),
  );
}

/** The parts of a description that API clients depend on: paths, parameters, schemas, scopes, costs. Prose and examples are left out. */
export function contractOf(spec: Node): Node {
  const {openapi, servers, security, paths, webhooks, components} = spec;
  const {title, version} = childOf(spec, 'info');
  const rest = bare({servers, security, paths, webhooks, components}, false) as Node;
  return JSON.parse(JSON.stringify({openapi, info: {title, version}, ...rest})) as Node;
}

const FOLDER = 'openapi/snapshots';
const ENDING = '.json.gz';
/** A date, and a number from 2 if the date has several snapshots. */
const NAME = /^\d{4}-\d{2}-\d{2}(?:-\d+)?\.json\.gz$/;

export interface Snapshot {
  /** `2026-11-21`; `2026-11-21-2` is the second of that day. */
  readonly name: string;
  readonly contract: Node;
}

/** The day of a snapshot: `2026-11-21`. */
export const dayOf = (name: string): string => name.slice(0, 10);

const byName = (a: string, b: string): number =>
  dayOf(a) === dayOf(b) ? Number(a.slice(11) || 1) - Number(b.slice(11) || 1) : a < b ? -1 : 1;

/** @throws with the file and the fix when it is damaged */
function readContract(file: string): Node {
  try {
    const contract: unknown = JSON.parse(gunzipSync(readFileSync(file)).toString());
    if (isNode(contract)) return contract;
    throw new Error('it is not an object');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} can't be read: ${reason}. Restore it: git checkout -- ${file}`, {cause: error});
  }
}

/** The snapshots of a version, oldest first. @throws when the name of a file is not a date, or when a file is damaged */
export function readSnapshots(version: string, folder = FOLDER): Snapshot[] {
  const own = path.join(folder, version);
  if (!existsSync(own)) return [];
  const files = readdirSync(own);
  for (const file of files) {
    if (!NAME.test(file) || !z.iso.date().safeParse(dayOf(file)).success) {
      throw new Error(
        `${path.join(own, file)} is not a snapshot: its name is not a date. Move it, or rename it to YYYY-MM-DD${ENDING}.`,
      );
    }
  }
  const names = files.map((file) => path.basename(file, ENDING));
  return names.sort(byName).map((name) => ({name, contract: readContract(path.join(own, name + ENDING))}));
}

/** Whether a description has a different contract from a snapshot, by the current rules: an older snapshot can have more in it. */
export const hasOtherContract = ({contract}: Snapshot, spec: Node): boolean =>
  !isDeepStrictEqual(contractOf(contract), contractOf(spec));

/** Writes a contract under a date, with a number if the date already has one. Returns the file. */
export function writeSnapshot(version: string, day: string, spec: Node, folder = FOLDER): string {
  const own = path.join(folder, version);
  const sameDay = readSnapshots(version, folder).filter(({name}) => dayOf(name) === day).length;
  const file = (sameDay === 0 ? day : `${day}-${String(sameDay + 1)}`) + ENDING;
  writeIn(own, file, gzipSync(JSON.stringify(contractOf(spec)), {level: 9}));
  return path.join(own, file);
}
