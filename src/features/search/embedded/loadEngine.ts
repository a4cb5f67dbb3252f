import {type Engine, assertFormat, createEngine} from '../core/engine';
import {FILES, type Manifest} from '../core/manifest';
import type {SearchIndex, SearchTexts} from '../core/searchIndex';

export interface LoadedEngine {
  readonly engine: Engine;
  /** Texts load after the index, because ranking doesn't need them. */
  readonly texts: SearchTexts;
}

async function fetchJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned ${String(response.status)}.`);
  return (await response.json()) as Content;
}

/**
 * Loads the index of the build.
 * @throws when a file is missing, invalid, or from another version of the site
 */
export async function loadEngine(): Promise<LoadedEngine> {
  const manifest = await fetchJson<Manifest>(`/${FILES.manifest}`);
  assertFormat('manifest', manifest);
  const texts = fetchJson<SearchTexts>(manifest.texts);
  const [index] = await Promise.all([fetchJson<SearchIndex>(manifest.index), texts]);
  assertFormat('texts', await texts);
  return {engine: createEngine(index), texts: await texts};
}
