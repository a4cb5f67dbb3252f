import path from 'node:path';
import {type ApiVersion, apiVersions} from '../../../src/config/apiVersions';
import {referencePath} from '../../../src/config/routes';
import {type Spec, operationsOf} from '../../model/spec';
import {referencePages} from '../../pages';
import type {ReferencePage} from '../../pages/page';
import type {Bundle} from '../bundle/joinVersion';
import {readPublished, readSpec} from '../bundle/readBundle';
import {readHistory} from '../changes/history';
import {isSlug} from '../rules/operationIdSlug';
import {recipeGuides, relatedGuides} from './relatedGuides';
import {guidePoints} from './guidePoints';
import {TRANSLATIONS, pagesFolder} from './paths';
import {shimName, shimOf} from './shim';
import {syncTexts} from './syncTexts';

/** A row of the table of versions. */
export type KnownVersion = (typeof apiVersions)[number];

/** The bundles that pages are made from. */
export type PageBundles = Pick<Bundle, 'pages' | 'published'>;

/** Folder from which the site reads the shims of a version. */
const shimFolder = ({outputDir}: ApiVersion): string =>
  TRANSLATIONS ? path.join(TRANSLATIONS, 'current', path.relative(referencePath, outputDir)) : outputDir;

/** @throws with the fix when an operation has no page of its own, or is not in the list of a resource */
export function assertPageNames(label: string, spec: Spec): void {
  const owners = new Map<string, string>();
  for (const {operationId, method, path: url, tags = []} of operationsOf(spec)) {
    const operation = `${method.toUpperCase()} ${url}`;
    const fail = (problem: string): never => {
      throw new Error(`API ${label}: ${operation} ${problem}`);
    };
    const owner = owners.get(operationId);
    if (owner !== undefined) fail(`and ${owner} both have the operationId "${operationId}". Rename one.`);
    owners.set(operationId, operation);
    // The OpenAPI plugin would name its page differently from its ID.
    if (!isSlug(operationId))
      fail(
        `has the operationId "${operationId}", which is not lower-case words joined by hyphens. Write one such as "step-2-show".`,
      );
    for (const tag of tags)
      if (!spec.tags.some(({name}) => name === tag))
        fail(`has the tag "${tag}", which is not under \`tags\` of openapi.yaml. Add it there, or correct the name.`);
  }
}

/** All pages of a version. @throws with the operation's ID and the reason when one cannot be shown */
function pagesOf(version: KnownVersion, {pages: spec, published}: PageBundles, newest: Spec): ReferencePage[] {
  assertPageNames(version.label, spec);
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
    return syncTexts(shims, shimFolder(version), '.mdx', isLeft);
  });
}
