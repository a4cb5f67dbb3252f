import {type Engine, assertFormat, createEngine} from '../core/engine';
import {FILES, type Manifest} from '../core/manifest';
import type {SearchIndex, SearchTexts} from '../core/searchIndex';

async function fetchJson<Content>(url: string): Promise<Content> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned ${String(response.status)}.`);
  return (await response.json()) as Content;
}

/**
 * Loads the index of the build.
 * @throws when a file is missing, invalid, or from another version of the site
 */
export async function loadEngine(): Promise<Engine> {
  const manifest = await fetchJson<Manifest>(`/${FILES.manifest}`);
  assertFormat('manifest', manifest);
  const [index, texts] = await Promise.all([
    fetchJson<SearchIndex>(manifest.index),
    fetchJson<SearchTexts>(manifest.texts),
  ]);
  return createEngine(index, texts);
}
