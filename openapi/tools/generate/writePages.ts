import {apiVersions} from '../../../src/config/apiVersions';
import type {Spec} from '../../model/spec';
import {referencePages} from '../../pages';
import type {ReferencePage} from '../../pages/page';
import {type Bundle, joinVersion, writeDownloads, writeForPages} from '../bundle/joinVersion';
import {readPublished, readSpec} from '../bundle/readBundle';
import {readHistory} from '../changes/history';
import {recipeGuides, relatedGuides} from './relatedGuides';
import {guidePoints} from './guidePoints';
import {pagesFolder, shimName, shimOf} from './shim';
import {syncTexts} from './syncTexts';

export type KnownVersion = (typeof apiVersions)[number];

/** The bundles that pages are made from. */
export type PageBundles = Pick<Bundle, 'pages' | 'published'>;

/** All pages of a version. @throws with the operation's ID and the reason when one cannot be shown */
function pagesOf(version: KnownVersion, {pages: spec, published}: PageBundles, newest: Spec): ReferencePage[] {
  return referencePages({
    version,
    spec,
    newest,
    published,
    history: readHistory(version),
    guidePoints: version.id === apiVersions[0].id ? guidePoints() : [],
    recipesOf: recipeGuides(version),
    guidesOf: relatedGuides(
      version,
      spec.tags.map(({name}) => name),
    ),
  });
}

/**
 * Makes the pages of all versions from their bundles, and writes the JSON and the shims that differ. After an error in a
 * description, all files are as before. Everything is written at once, because each write makes the development server
 * compile. The history of changes must exist, because comparing snapshots takes most of the time.
 * @param changed bundles that are newer than those in files
 * @param isLeft shims that the OpenAPI plugin writes afterwards if they are missing
 * @returns the paths of these
 */
export function writePages(
  changed: ReadonlyMap<KnownVersion, PageBundles> = new Map(),
  isLeft?: (file: string) => boolean,
): string[] {
  const bundlesOf = (version: KnownVersion): PageBundles =>
    changed.get(version) ?? {pages: readSpec(version), published: readPublished(version)};
  const newest = bundlesOf(apiVersions[0]).pages;
  const all = apiVersions.map((version) => {
    const pages = pagesOf(version, bundlesOf(version), newest);
    return {
      version,
      models: new Map(pages.map((page) => [`${page.id}.json`, JSON.stringify(page)])),
      shims: new Map(pages.map((page) => [shimName(page), shimOf(page)])),
    };
  });
  return all.flatMap(({version, models, shims}) => {
    syncTexts(models, pagesFolder(version.id), '.json');
    return syncTexts(shims, version.outputDir, '.mdx', isLeft);
  });
}

/**
 * Makes the pages follow changed descriptions, and then the downloads, for `npm start`. Reads only what changed, in this
 * process.
 * @throws with the file, the line and the fix when a description has an error; nothing is written then
 */
export async function refreshPages(changed: readonly KnownVersion[]): Promise<void> {
  const bundles = new Map<KnownVersion, Bundle>();
  for (const version of changed) bundles.set(version, await joinVersion(version));
  writePages(bundles);
  for (const [version, bundle] of bundles) {
    writeForPages(version, bundle);
    await writeDownloads(version, bundle);
  }
}
