import type {Spec} from '../../openapi/model/spec';
import {type ApiVersion, apiVersions} from '../config/apiVersions';
import {type LoadedOperation, readOperation} from '../features/try-it/core/operation';
import {type Engine, assertFormat, createEngine} from '../features/search/core/engine';
import {FILES, type Manifest} from '../features/search/core/manifest';
import type {SearchIndex, SearchTexts} from '../features/search/core/searchIndex';

/** Reads a file of a built site by its URL path. Undefined if there is none. */
export type ReadFile = (pathname: string) => Promise<string | undefined>;

/** A built site. Each file is read when it is first needed, and kept. */
export interface Site {
  readonly read: ReadFile;
  readonly search: () => Promise<Engine>;
  readonly description: (version: ApiVersion) => Promise<Spec>;
  /** An operation of a version by its ID. Undefined if there is none. */
  readonly operation: (version: ApiVersion, id: string) => Promise<LoadedOperation | undefined>;
}

/** Opens a built site. Nothing is read yet. */
export function openSite(read: ReadFile): Site {
  const kept = new Map<string, Promise<unknown>>();
  const json = <Content>(pathname: string): Promise<Content | undefined> => {
    const content = kept.get(pathname) ?? read(pathname).then((text) => text && (JSON.parse(text) as unknown));
    kept.set(pathname, content);
    return content as Promise<Content | undefined>;
  };
  const needed = async <Content>(pathname: string): Promise<Content> => {
    const content = await json<Content>(pathname);
    if (content === undefined) throw new Error(`${pathname} is missing. Build the site again: npm run build`);
    return content;
  };
  async function engine(): Promise<Engine> {
    const manifest = await needed<Manifest>(`/${FILES.manifest}`);
    assertFormat('manifest', manifest);
    const [index, texts] = [needed<SearchIndex>(`/${manifest.index}`), needed<SearchTexts>(`/${manifest.texts}`)];
    return createEngine(await index, await texts);
  }
  let opened: Promise<Engine> | undefined;
  return {
    read,
    search: () => (opened ??= engine()),
    description: ({id}) => needed<Spec>(`/openapi/${id}.json`),
    operation: async ({id: version}, id) => {
      const document = /^[\w-]+$/.test(id) ? await read(`/openapi/${version}/${id}.json`) : undefined;
      return document === undefined ? undefined : readOperation(version, JSON.parse(document) as Spec);
    },
  };
}

/** The version with a label (`2.0`), or the newest. */
export const versionOf = (label: string | undefined): ApiVersion =>
  apiVersions.find((version) => version.label === label) ?? apiVersions[0];
