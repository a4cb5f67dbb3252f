import {readdirSync} from 'node:fs';
import path from 'node:path';
import {guideSections, introduction} from '../../src/config/guides';
import {guidesPath} from '../../src/config/routes';

const TABLE = 'src/config/guides.ts';

/** Guides as they are named in the table; a file name that begins with an underscore is a part of pages, not a page. */
const writtenGuides = (): string[] =>
  readdirSync(guidesPath, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file) && !path.basename(file).startsWith('_'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.mdx?$/, ''));

/** Where the table and the folder differ, each with its fix. */
export function guideFaults(written: readonly string[], listed: readonly string[]): string[] {
  const missing = listed.filter((guide) => !written.includes(guide));
  const unlisted = written.filter((guide) => !listed.includes(guide));
  return [
    ...missing.map(
      (guide) =>
        `${TABLE} lists ${guide}, but ${guidesPath}/${guide}.mdx is missing. Write the guide, or remove it from the table.`,
    ),
    ...unlisted.map((guide) => {
      const [section = '', ...page] = guide.split('/');
      return `${guidesPath}/${guide}.mdx is not listed in ${TABLE}. Add '${page.join('/')}' to the pages of the section '${section}', or remove the file.`;
    }),
  ];
}

/** @throws when a guide is listed and not there, or there and not listed: nobody would find it. */
export function assertGuidesMatch(): void {
  const listed = guideSections.flatMap(({folder, pages}) => pages.map((page) => `${folder}/${page}`));
  const faults = guideFaults(writtenGuides(), [introduction, ...listed]);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
