import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {shimName} from '../../../openapi/tools/generate/shim';
import {apiVersions} from '../../../src/config/apiVersions';
import {guidesPath, landingPagesPath, referencePath} from '../../../src/config/routes';
import {committedDays} from './committedDays';
import {daysOfReferences, readReferencePages} from './referencePages';

/** The days of generated files, which have no commits: those of their pages. */
function referenceFileDays(): ReadonlyMap<string, string> {
  const pages = readReferencePages();
  const days = daysOfReferences(pages);
  return new Map(
    pages.flatMap((page) => {
      const folder = apiVersions.find(({id}) => id === page.version)?.outputDir ?? '';
      const day = days.get(page.url);
      return day === undefined ? [] : [[`${folder}/${shimName(page)}`, day]];
    }),
  );
}

let committed: ReadonlyMap<string, string> | undefined;
let generated: ReadonlyMap<string, string> | undefined;

const dayOf = (file: string): string | undefined =>
  file.startsWith(`${referencePath}/`)
    ? (generated ??= referenceFileDays()).get(file)
    : (committed ??= committedDays(guidesPath, landingPagesPath)).get(file);

/**
 * Adds the day of a page's last change to its front matter, as `last_update` of Docusaurus. Docusaurus itself asks git for each
 * file, which fails for generated ones and in a shallow clone.
 */
export const withLastUpdate: ParseFrontMatter = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const day = dayOf(path.relative('.', params.filePath));
  // A partial has no front matter, and must have none.
  if (day === undefined || Object.keys(parsed.frontMatter).length === 0) return parsed;
  return {...parsed, frontMatter: {...parsed.frontMatter, last_update: {date: day}}};
};
