import {apiVersions} from '../../../src/config/apiVersions';
import {type Spec, operationsOf} from '../../model/spec';
import {pagesFolder, shimOf} from './shim';
import {type Bundle, joinVersion, writeDownloads, writeForPages} from '../bundle/joinVersion';
import {readHistory} from '../changes/history';
import {readPublished, readSpec} from '../bundle/published';
import {isSlug, slugFrom} from '../rules/operationIdSlug';
import {syncTexts} from './syncTexts';
import {type Described, type KnownVersion, shimName, versionPages} from './versionPages';

/** @throws when two operations would have the same page, or the OpenAPI plugin would name a page differently from its ID */
function assertPageNames({label}: KnownVersion, {pages}: Bundle): void {
  const owners = new Map<string, string>();
  for (const {operationId, method, path} of operationsOf(pages)) {
    const operation = `${method.toUpperCase()} ${path}`;
    const owner = owners.get(operationId);
    if (owner !== undefined)
      throw new Error(
        `API ${label}: ${owner} and ${operation} both have the operationId "${operationId}". Rename one.`,
      );
    owners.set(operationId, operation);
    if (isSlug(operationId)) continue;
    throw new Error(
      `API ${label}: ${operation} has the operationId "${operationId}", which is not lower-case words joined by hyphens. Write "${slugFrom(operationId)}".`,
    );
  }
}

/** Makes the pages and shims of a version as generate.ts does, but without the OpenAPI plugin, which is a process. Returns their writer. */
function preparePages(version: KnownVersion, described: Described): () => void {
  const pages = versionPages(version, described, readHistory(version));
  const models = pages.map((page) => [`${page.id}.json`, JSON.stringify(page)] as const);
  const shims = pages.map((page) => [shimName(page), shimOf(page)] as const);
  return () => {
    syncTexts(new Map(models), pagesFolder(version.id), '.json');
    syncTexts(new Map(shims), version.outputDir, '.mdx');
  };
}

/**
 * Makes the pages follow changed descriptions, for `npm start`. Reads only what changed, in this process, and writes only
 * the pages that differ. The history of changes must exist: comparing snapshots takes most of the time of a generation.
 * Everything is written at once, because each write makes the development server compile.
 * @returns a function that writes the downloads, which the pages don't need
 * @throws with the file, the line and the fix when a description has an error; nothing is written then
 */
export async function refreshPages(changed: readonly KnownVersion[]): Promise<() => Promise<void>> {
  const bundles = new Map<KnownVersion, Bundle>();
  for (const version of changed) bundles.set(version, await joinVersion(version));
  for (const [version, bundle] of bundles) assertPageNames(version, bundle);
  const specOf = (version: KnownVersion): Spec => bundles.get(version)?.pages ?? readSpec(version);
  // An old version's pages name the successors in the newest.
  const writers = apiVersions.map((version) =>
    preparePages(version, {
      spec: specOf(version),
      newest: specOf(apiVersions[0]),
      published: bundles.get(version)?.published ?? readPublished(version),
    }),
  );
  for (const write of writers) write();
  for (const [version, bundle] of bundles) writeForPages(version, bundle);
  return async () => {
    for (const [version, bundle] of bundles) await writeDownloads(version, bundle);
  };
}
