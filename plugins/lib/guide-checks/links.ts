import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {pageFiles, publicFiles, publishedFolder} from '../../../src/config/publicFiles';
import {siteUrl} from '../../../src/config/siteUrl';
import {hintFor} from '../guide-names/knownNames';
import {type Node, anchorOf, parseMdx, textOf, within} from '../markdown/markdown';
import {listPages} from '../site-pages';
import {readReferencePages} from '../site-pages/referencePages';
import type {SitePage} from '../site-pages/sitePage';

/** Files that the build writes after the check. */
const WRITTEN: readonly string[] = Object.values(publicFiles);

const isFile = (pathname: string): boolean =>
  WRITTEN.includes(pathname) ||
  ['static', publishedFolder].some((folder) =>
    statSync(path.join(folder, pathname), {throwIfNoEntry: false})?.isFile(),
  );

/** Files with the changes of a page, which the build writes as well. */
const changesOf = ({pathname, reference}: SitePage): readonly string[] =>
  reference && 'changed' in reference ? Object.values(pageFiles(pathname, reference.kind === 'resource')) : [];

const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];

/** Hosts of the reader's own computer. */
const PRIVATE = /^(localhost|127\..*|0\.0\.0\.0|\[::1\])$/;

/** What is read from a page. Nothing if the page has an error, which is reported on its own. */
function readIf<Value>(read: () => readonly Value[]): readonly Value[] {
  try {
    return read();
  } catch {
    return [];
  }
}

/** The ID of a row in a table that the build makes (guide-components/tables.ts). */
const rowIdOf = ({data}: Node): string | undefined => {
  const {hProperties: {id} = {}} = (data ?? {}) as {readonly hProperties?: {readonly id?: string}};
  return id;
};

/** The IDs on a page. Those of headings are made from their words. */
function idsOn({content}: SitePage): readonly string[] {
  const slugger = createSlugger();
  const nodes = readIf(() => [...within(content())]);
  return nodes.flatMap((node) =>
    node.type === 'heading' ? slugger.slug(textOf(node.children)) : (anchorOf(node) ?? rowIdOf(node) ?? []),
  );
}

/** Dead links of the site, before it is built. None as long as a page can't be read. @param isChecked whose links */
export function linkProblems(isChecked: (page: SitePage) => boolean = () => true): string[] {
  try {
    return deadLinks(listPages(readReferencePages()), isChecked);
  } catch (error) {
    // The bundler reports errors of MDX, and the page check those of front matter, both with the file.
    if (error instanceof Error && ('reason' in error || error.message.includes('not valid YAML'))) return [];
    throw error;
  }
}

/**
 * Checks the links of all pages to this site: of handwritten ones by file and line, of others by their URL.
 * @returns a line for each dead link, with the problem and the fix
 */
export function deadLinks(pages: readonly SitePage[], isChecked: (page: SitePage) => boolean = () => true): string[] {
  const byPathname = new Map(pages.map((page) => [page.pathname, page]));
  const bySource = new Map(pages.map((page) => [page.source, page]));
  const changes = new Set(pages.flatMap(changesOf));
  const ids = new Map<SitePage, readonly string[]>();

  /** The URL of a link. Undefined if it is the path of a file that isn't a page. */
  function urlOf(link: string, {source}: SitePage): string | undefined {
    const [, file = '', rest = ''] = /^([^?#]*)(.*)$/.exec(link) ?? [];
    if (source === undefined || /^(\/|[a-z][\w+.-]*:|$)/i.test(file)) return link;
    const target = path.posix.join(path.posix.dirname(source), file);
    const page = bySource.get(target);
    if (page) return page.pathname + rest;
    return statSync(target, {throwIfNoEntry: false})?.isFile() ? undefined : link;
  }

  function problemOf(link: string, isImage: boolean, from: SitePage): string | undefined {
    if (link === '') return 'The link has no target. Write its URL between the parentheses, or remove the link.';
    const url = urlOf(link, from);
    if (url === undefined) return undefined;
    const base = siteUrl + from.pathname;
    if (!URL.canParse(url, base)) return `The link leads to ${url}, which isn't a URL. Correct it.`;
    const {protocol, host, hostname, pathname, hash} = new URL(url, base);
    if (protocol === 'file:' || PRIVATE.test(hostname))
      return `The link leads to ${url}, which only your computer has. Link to a public page, or put it in backticks.`;
    if (!SCHEMES.includes(protocol))
      return `The link leads to ${url}, and browsers must not open ${protocol} from a page. Use https: or mailto:.`;
    if (host !== new URL(siteUrl).host) return undefined;
    // A page is also a Markdown file.
    const page = byPathname.get(pathname.replace(/(\/index)?\.md$/, '').replace(/\/?$/, '/'));
    if (!page) {
      if (isFile(pathname) || changes.has(pathname)) return undefined;
      if (isImage) return `There is no image ${url}. Correct the path, or add the file to static/.`;
      const hint = hintFor(pathname, byPathname.keys());
      return `The link leads to ${url}, which doesn't exist.${hint} Correct the link, or add the page.`;
    }
    if (hash === '') return undefined;
    const known = ids.get(page) ?? idsOn(page);
    ids.set(page, known);
    // Both sides may be percent-encoded.
    if (known.length === 0 || known.some((id) => new URL(`#${id}`, siteUrl).hash === hash)) return undefined;
    const hint = hintFor(
      hash,
      known.map((id) => `#${id}`),
    );
    return `The link leads to ${url}, and the page has no such heading.${hint} Correct the part after #.`;
  }

  // The nodes of a handwritten page are those of its file, with their lines.
  return pages.filter(isChecked).flatMap((page) => {
    const {source, content} = page;
    const nodes = readIf(() => (source === undefined ? content() : parseMdx(readFileSync(source, 'utf8'))));
    return [...within(nodes)].flatMap((node) => {
      if (!('url' in node)) return [];
      const problem = problemOf(node.url.replace(/^pathname:\/\//, ''), node.type === 'image', page);
      const line = node.position && source !== undefined ? `:${String(node.position.start.line)}` : '';
      return problem === undefined ? [] : [`${source ?? page.pathname}${line} ${problem}`];
    });
  });
}
