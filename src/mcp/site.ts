import {type Spec, operationsOf} from '../../openapi/model/spec';
import {type ApiVersion, apiVersions} from '../config/apiVersions';
import {type LoadedOperation, readOperation} from '../features/try-it/core/operation';
import {type Engine, createEngine} from '../features/search/core/engine';
import {type PlainHit, fieldHits} from '../features/search/core/hit';
import {RECORDS, type SearchRecord} from '../features/search/core/record';
import {isObject} from '../utils/isObject';

/** Reads a file of a built site by its URL path. Undefined if there is none. */
export type ReadFile = (pathname: string) => Promise<string | undefined>;

/** The search of a site, and each field and parameter on its pages. */
export interface SiteSearch {
  readonly engine: Engine;
  readonly fields: readonly PlainHit[];
}

/** A built site. Each file is read when it is first needed, and kept. */
export interface Site {
  readonly read: ReadFile;
  readonly search: () => Promise<SiteSearch>;
  readonly description: (version: ApiVersion) => Promise<Spec>;
  /** An operation of a version by its ID. Undefined if there is none. */
  readonly operation: (version: ApiVersion, id: string) => Promise<LoadedOperation | undefined>;
  /** Reads all data. @throws BrokenFile if one can't be read */
  readonly check: () => Promise<void>;
}

/** A file of the site that is missing or damaged. The message names it, and the fix. */
export class BrokenFile extends Error {
  constructor(pathname: string, problem: string) {
    super(`${pathname} ${problem}. Build the site again (npm run build), or install the package again.`);
  }
}

/** Opens a built site. Nothing is read yet. */
export function openSite(read: ReadFile): Site {
  const kept = new Map<string, Promise<unknown>>();
  async function json(pathname: string): Promise<unknown> {
    const text = await read(pathname);
    if (text === undefined) throw new BrokenFile(pathname, 'is missing');
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new BrokenFile(pathname, 'is not valid JSON');
    }
  }
  /** The data of a file. @throws BrokenFile if it isn't an object with a right value of this member */
  async function needed<Content>(pathname: string, member: string, isRight: (value: unknown) => boolean) {
    const content = kept.get(pathname) ?? json(pathname);
    kept.set(pathname, content);
    const data = await content;
    if (!isObject(data) || !isRight(data[member])) throw new BrokenFile(pathname, `has no right "${member}"`);
    return data as Content;
  }
  async function openSearch(): Promise<SiteSearch> {
    const file = `/${RECORDS}`;
    const records = await json(file);
    if (!Array.isArray(records)) throw new BrokenFile(file, 'is not a list');
    return {engine: createEngine(records as SearchRecord[]), fields: fieldHits(records as SearchRecord[])};
  }
  let opened: Promise<SiteSearch> | undefined;
  const search = (): Promise<SiteSearch> => (opened ??= openSearch());
  const description = ({id}: ApiVersion): Promise<Spec> => needed<Spec>(`/openapi/${id}.json`, 'paths', isObject);
  const documentOf = ({id: version}: ApiVersion, id: string): Promise<Spec> =>
    needed<Spec>(`/openapi/${version}/${id}.json`, 'paths', isObject);
  const idsOf = async (version: ApiVersion): Promise<string[]> =>
    operationsOf(await description(version)).map(({operationId}) => operationId);
  return {
    read: async (pathname) => {
      const text = await read(pathname);
      if (text?.trim() === '') throw new BrokenFile(pathname, 'is empty');
      return text;
    },
    search,
    description,
    operation: async (version, id) =>
      (await idsOf(version)).includes(id) ? readOperation(version.id, await documentOf(version, id)) : undefined,
    check: async () => {
      await search();
      for (const version of apiVersions) for (const id of await idsOf(version)) await documentOf(version, id);
    },
  };
}

/** The version with a label (`2.0`), or the newest. */
export const versionOf = (label: string | undefined): ApiVersion =>
  apiVersions.find((version) => version.label === label) ?? apiVersions[0];
