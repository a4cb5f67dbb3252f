import {apiVersions} from '../../../src/config/apiVersions';
import type {Spec} from '../../model/spec';
import {type Sources, referencePages} from '../../pages';
import type {ReferencePage} from '../../pages/page';
import type {Bundle} from '../bundle/bundleVersion';
import {readPublished, readSpec} from '../bundle/readBundle';
import {readHistory} from '../changes/compare';
import {pagesFolder, shimName, shimOf} from './shim';
import {existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {writeIn} from '../../../src/node/files';

/** A file that is written completely before it replaces another, because the development server reads at any time. */
const NEXT = `next-${String(process.pid)}`;

function replaceFile(target: string, text: string): void {
  writeIn('openapi/dist', NEXT, text);
  renameSync(path.join('openapi/dist', NEXT), target);
}

/**
 * Makes the files of a folder with an extension equal to texts by file name. Writes only changed files, so that the
 * development server rebuilds one page instead of hundreds.
 * @param isLeft files that another program writes. Those that differ are removed for it
 * @returns the paths of these
 */
function syncTexts(
  texts: ReadonlyMap<string, string>,
  folder: string,
  ending: string,
  isLeft: (file: string) => boolean = () => false,
): string[] {
  mkdirSync(folder, {recursive: true});
  for (const file of readdirSync(folder))
    if (file.endsWith(ending) && !texts.has(file)) rmSync(path.join(folder, file));
  const left: string[] = [];
  for (const [file, text] of texts) {
    const target = path.join(folder, file);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    if (isLeft(file)) {
      // The plugin never overwrites a file.
      rmSync(target, {force: true});
      left.push(target);
    } else replaceFile(target, text);
  }
  return left;
}

export type KnownVersion = (typeof apiVersions)[number];

type PageBundles = Pick<Bundle, 'pages' | 'published'>;

/** What the pages of a version show of the guides. */
export type GuideSources = (
  version: KnownVersion,
  resources: readonly string[],
) => Pick<Sources, 'guidesOf' | 'recipesOf' | 'guidePoints'>;

/** All pages of a version. @throws with the operation's ID and the reason when one cannot be shown */
function pagesOf(
  version: KnownVersion,
  {pages: spec, published}: PageBundles,
  newest: Spec,
  guideSources: GuideSources,
): ReferencePage[] {
  const resources = spec.tags.map(({name}) => name);
  const history = readHistory(version);
  return referencePages({version, spec, newest, published, history, ...guideSources(version, resources)});
}

/**
 * Makes the pages of all versions from their bundles, and writes the JSON and the shims that differ. After an error in a
 * description, all files are as before. Everything is written at once, because each write makes the development server
 * compile. The history of changes must exist, because comparing snapshots takes most of the time.
 * @param changed bundles that are newer than those in files
 * @param isLeft shims that the OpenAPI plugin writes afterwards
 * @returns the paths of these
 */
export function writePages(
  guideSources: GuideSources,
  changed: ReadonlyMap<KnownVersion, PageBundles> = new Map(),
  isLeft?: (file: string) => boolean,
): string[] {
  const bundlesOf = (version: KnownVersion): PageBundles =>
    changed.get(version) ?? {pages: readSpec(version), published: readPublished(version)};
  const newest = bundlesOf(apiVersions[0]).pages;
  const all = apiVersions.map((version) => {
    const pages = pagesOf(version, bundlesOf(version), newest, guideSources);
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
