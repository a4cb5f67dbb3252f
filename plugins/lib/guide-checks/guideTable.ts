import path from 'node:path';
import {guideSections, introduction} from '../../../src/config/guides';
import {guidesPath, guidesTable} from '../../../src/config/routes';
import {mdxFilesIn} from './mdxFiles';

/** Guide files, named as in the table. Names of partials begin with an underscore. */
const writtenGuides = (): string[] =>
  mdxFilesIn(guidesPath)
    .filter((file) => !path.basename(file).startsWith('_'))
    .map((file) => file.slice(guidesPath.length + 1).replace(/\.mdx?$/, ''));

/** Differences between the table and the folder, with fixes. */
export function guideProblems(written: readonly string[], listed: readonly string[]): string[] {
  const missing = listed.filter((guide) => !written.includes(guide));
  const unlisted = written.filter((guide) => !listed.includes(guide));
  const twice = new Set(listed.filter((guide, index) => listed.indexOf(guide) !== index));
  return [
    ...[...twice].map((guide) => `${guidesTable} lists ${guide} twice. Remove one.`),
    ...missing.map(
      (guide) =>
        `${guidesTable} lists ${guide}, but ${guidesPath}/${guide}.mdx is missing. Write the guide, or remove it from the table.`,
    ),
    ...unlisted.map((guide) => {
      const [section = '', ...page] = guide.split('/');
      return `${guidesPath}/${guide}.mdx is not listed in ${guidesTable}. Add '${page.join('/')}' to the pages of the section '${section}', or remove the file.`;
    }),
  ];
}

/** @throws when the table and the folder differ */
export function assertGuidesMatch(): void {
  const listed = guideSections.flatMap(({folder, pages}) => pages.map((page) => `${folder}/${page}`));
  const problems = guideProblems(writtenGuides(), [introduction, ...listed]);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
