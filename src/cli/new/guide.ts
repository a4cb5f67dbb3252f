import {stringify} from 'yaml';
import {guideSections} from '../../config/guides';
import {guideUrl, guidesPath} from '../../config/routes';
import {type Files, type ReadFile, assertNew, withItem} from './files';

const TABLE = 'src/config/guides.ts';
const ROUTES = 'tests/fixtures/routes.json';

/** A URL that people can read, and a file name for every system. Characters. */
const LONGEST = 80;

/** File names of guides are their URLs. */
const PAGE = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** `rate-limits` is `Rate limits`. */
function titleOf(page: string): string {
  const words = page.replace(/^.*\//, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Description and keywords are empty, so the build fails until the author writes them. */
const skeleton = (page: string): string =>
  `---\ntitle: ${stringify(titleOf(page)).trim()}\ndescription: ''\nkeywords: []\n---\n`;

function inTable(table: string, section: string, page: string): string {
  const pages = new RegExp(String.raw`(folder: '${section}',[^]*?pages: \[[^\]]*?),?\s*\]`);
  if (!pages.test(table)) throw new Error(`${TABLE} has no pages after the folder '${section}'. Add the page by hand.`);
  return table.replace(pages, (_, before: string) => `${before}, '${page}']`);
}

/**
 * The files of a new guide: the guide, the table of guides, and the list of routes for tests.
 * @param id `<section>/<page>`
 * @throws when the section is unknown, the page exists, or its name can't be a URL: Docusaurus drops `index` and `readme`
 */
export function newGuide(id: string, read: ReadFile): Files {
  const [folder = '', ...rest] = id.split('/');
  const page = rest.join('/');
  const section = guideSections.find((one) => one.folder === folder);
  if (!section) {
    throw new Error(
      `There is no section '${folder}'. Choose one of ${guideSections.map((one) => one.folder).join(', ')}, or add it to ${TABLE} first.`,
    );
  }
  if (!PAGE.test(page) || /(^|\/)(index|readme)$/.test(page) || page.length > LONGEST) {
    throw new Error(
      `'${page}' can't be the name of a page. Use lower-case words with hyphens, at most ${String(LONGEST)} characters: ${folder}/rate-limits`,
    );
  }
  if (section.pages.includes(page)) throw new Error(`${TABLE} already lists ${id}. Choose another name.`);
  const file = `${guidesPath}/${id}.mdx`;
  assertNew(file, read);
  const routes = JSON.parse(read(ROUTES)) as {guides: string[]};
  const guides = withItem(routes.guides, guideUrl(id), (url) => url.startsWith(guideUrl(folder)));
  return new Map([
    [file, skeleton(page)],
    [TABLE, inTable(read(TABLE), folder, page)],
    [ROUTES, JSON.stringify({...routes, guides})],
  ]);
}
