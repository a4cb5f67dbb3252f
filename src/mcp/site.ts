import {type Spec, operationsOf} from '../../openapi/model/spec';
import {type ApiVersion, apiVersions} from '../config/apiVersions';
import {readOperation} from '../features/try-it/core/operation';
import {createEngine} from '../features/search/core/engine';
import {RECORDS, type SearchRecord} from '../features/search/core/record';
import {type FieldIndex, fieldsOf} from './fields';

/** Reads a file of a built site by its URL path. Undefined if there is none. */
export type ReadFile = (pathname: string) => Promise<string | undefined>;

/** A file of the site that is missing or damaged. The message names it, and the fix. */
export class BrokenFile extends Error {
  constructor(pathname: string, problem: string) {
    super(`${pathname} ${problem}. Build the site again (npm run build), or install the package again.`);
  }
}

/** Opens a built site. Each file is read when it is first needed, and kept if it isn't broken. */
export function openSite(read: ReadFile) {
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
  /** The data of a file. @throws BrokenFile */
  function data<Content>(pathname: string): Promise<Content> {
    const content = kept.get(pathname) ?? json(pathname);
    kept.set(pathname, content);
    content.catch(() => kept.delete(pathname));
    return content as Promise<Content>;
  }
  async function openSearch() {
    const records = await data<SearchRecord[]>(`/${RECORDS}`);
    const pages = [...new Set(records.map(({url_without_anchor: page}) => page))];
    return {engine: createEngine(records), pages};
  }
  let opened: Awaited<ReturnType<typeof openSearch>> | undefined;
  const description = ({id}: ApiVersion): Promise<Spec> => data<Spec>(`/openapi/${id}.json`);
  const fields = new Map<ApiVersion, FieldIndex>();
  return {
    read,
    search: async () => (opened ??= await openSearch()),
    description,
    /** All fields of a version. Made when first needed, which takes about a second. */
    async fields(version: ApiVersion): Promise<FieldIndex> {
      const index =
        fields.get(version) ?? fieldsOf(version, await description(version), await description(apiVersions[0]));
      fields.set(version, index);
      return index;
    },
    /** An operation of a version by its ID. Undefined if there is none. */
    operation: async (version: ApiVersion, id: string) =>
      operationsOf(await description(version)).some(({operationId}) => operationId === id)
        ? readOperation(version.id, await data<Spec>(`/openapi/${version.id}/${id}.json`))
        : undefined,
  };
}

export type Site = ReturnType<typeof openSite>;

/** The version with a label (`2.0`), or the newest. */
export const versionOf = (label: string | undefined): ApiVersion =>
  apiVersions.find((version) => version.label === label) ?? apiVersions[0];
