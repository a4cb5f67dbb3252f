import {existsSync, readFileSync} from 'node:fs';
import {stringify} from 'yaml';
import {guideSections} from '../../config/guides';
import {guidesPath, guidesTable} from '../../config/routes';

/** File names of guides are their URLs. Docusaurus drops `index` and `readme`. */
const PAGE = /^(?!(?:.*\/)?(?:index|readme)$)[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** `rate-limits` is `Rate limits`. */
function titleOf(page: string): string {
  const words = page.replace(/^.*\//, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function withPage(table: string, section: string, page: string): string {
  const pages = new RegExp(String.raw`(folder: '${section}',[^]*?pages: \[[^\]]*?),?\s*\]`);
  if (!pages.test(table))
    throw new Error(`${guidesTable} has no pages after the folder '${section}'. Add the page by hand.`);
  return table.replace(pages, (_, before: string) => `${before}, '${page}']`);
}

/**
 * The files of a new guide: the guide, and the table of guides. Description and keywords are empty, so the build fails
 * until the author writes them.
 * @param id `<section>/<page>`
 * @throws when the section is unknown, the page exists, or its name can't be a URL
 */
export function newGuide(id: string): Map<string, string> {
  const [folder = '', ...rest] = id.split('/');
  const page = rest.join('/');
  const folders = guideSections.map((section) => section.folder);
  if (!folders.includes(folder))
    throw new Error(
      `There is no section '${folder}'. Choose one of ${folders.join(', ')}, or add it to ${guidesTable} first.`,
    );
  if (!PAGE.test(page))
    throw new Error(
      `'${page}' can't be the name of a page. Use lower-case words with hyphens, for example ${folder}/rate-limits.`,
    );
  const file = `${guidesPath}/${id}.mdx`;
  if (existsSync(file)) throw new Error(`${file} already exists. Rename or remove it, or edit it by hand.`);
  return new Map([
    [file, `---\ntitle: ${stringify(titleOf(page)).trim()}\ndescription: ''\nkeywords: []\n---\n`],
    [guidesTable, withPage(readFileSync(guidesTable, 'utf8'), folder, page)],
  ]);
}
