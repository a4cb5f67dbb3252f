import {landingPagesPath} from '../../../src/config/routes';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {apiVersions} from '../../../src/config/apiVersions';
import {publicFiles, publishedFolder} from '../../../src/config/publicFiles';
import {guidesPath, guidesRoot} from '../../../src/config/routes';
import {siteUrl} from '../../../src/config/siteUrl';
import {nearest} from '../guide-names/nearest';
import {parseMdx} from '../markdown/markdown';
import type {SitePage} from '../site-pages/sitePage';
import {type Node, within} from '../markdown/nodes';
import {listPages} from '../site-pages';
import {anchorsOf} from '../site-pages/anchorsOf';
import {readPages} from '../site-pages/readReferencePages';

/** Folders whose files the site serves unchanged. */
const FILES = ['static', publishedFolder];

interface Link {
  readonly line?: number;
  readonly isImage: boolean;
  readonly url: string;
}

/** The links to this site in nodes. MDX itself refuses relative ones that lead nowhere. */
const linksOf = (nodes: readonly Node[]): readonly Link[] =>
  [...within(nodes)].flatMap((node) => {
    const url = 'url' in node ? node.url.replace(/^pathname:\/\//, '') : '';
    return /^(?:\/(?!\/)|#)/.test(url) ? [{line: node.position?.start.line, isImage: node.type === 'image', url}] : [];
  });

/** Links by the text of their page, because parsing all pages takes a second. */
const known = new Map<string, readonly Link[]>();

function linksInMdx(mdx: string): readonly Link[] {
  const links = known.get(mdx) ?? linksOf(parseMdx(mdx).blocks);
  known.set(mdx, links);
  return links;
}

/** Whether a link's fragment, which may be percent-encoded, is that of an ID. */
const sameHash = (id: string, hash: string): boolean => `#${id}` === hash || `#${encodeURIComponent(id)}` === hash;

const withSlash = (pathname: string): string => pathname.replace(/\/?$/, '/');

/** URL path of a page, given its file. */
const pathnameOf = (file: string): string =>
  withSlash(
    file
      .replace(/\.mdx$/, '')
      .replace(`${guidesPath}/`, guidesRoot)
      .replace(`${landingPagesPath}/`, '/'),
  );

/** What is read from a page. Undefined if the page has an error, which is reported on its own. */
function readIf<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Files that the build writes after the check. */
const WRITTEN: readonly string[] = Object.values(publicFiles);

const isFile = (pathname: string): boolean =>
  WRITTEN.includes(pathname) || FILES.some((folder) => existsSync(path.join(folder, pathname)));

const hintOf = (guess: string | undefined): string => (guess === undefined ? '' : ` Did you mean "${guess}"?`);

/** The bundler reports errors of MDX, and the page check those of front matter, both with the file. */
const isReported = (error: unknown): boolean =>
  error instanceof Error && ('reason' in error || error.name === 'YAMLParseError');

/**
 * Dead links of the site, before it is built. None as long as a page can't be read.
 * @param handwritten texts of the handwritten pages and partials, by file
 */
export function linkProblems(handwritten: ReadonlyMap<string, string>): string[] {
  try {
    const reference = apiVersions.flatMap((version) => readPages(version));
    return deadLinks(listPages(reference), handwritten);
  } catch (error) {
    if (isReported(error)) return [];
    throw error;
  }
}

/**
 * Checks the links of all pages: handwritten ones by file and line, others by their URL.
 * @param pages all pages of the site
 * @param handwritten texts of the handwritten pages and partials, by file
 * @returns a line for each dead link, with the problem and the fix
 */
export function deadLinks(pages: readonly SitePage[], handwritten: ReadonlyMap<string, string>): string[] {
  const byPathname = new Map(pages.map((page) => [page.pathname, page]));
  const ids = new Map<SitePage, ReadonlySet<string> | undefined>();

  function idsOn(page: SitePage): ReadonlySet<string> | undefined {
    if (!ids.has(page)) {
      ids.set(
        page,
        readIf(() => anchorsOf(page)),
      );
    }
    return ids.get(page);
  }

  function problemOf({url, isImage}: Link, from: string): string | undefined {
    const base = new URL(from, siteUrl);
    if (!URL.canParse(url, base)) return `${url} isn't a URL. Correct the link.`;
    const {pathname, hash} = new URL(url, base);
    // A page is also a Markdown file.
    const page = byPathname.get(withSlash(pathname.replace(/(\/index)?\.md$/, '')));
    if (!page) {
      // A partial has no page of its own.
      if (url.startsWith('#') || isFile(pathname)) return undefined;
      if (isImage) return `There is no image ${url}. Correct the path, or add the file to static/.`;
      const hint = hintOf(nearest(pathname, byPathname.keys()));
      return `The link leads to ${url}, which doesn't exist.${hint} Correct the link, or add the page.`;
    }
    const anchors = hash === '' ? undefined : idsOn(page);
    if (!anchors || [...anchors].some((id) => sameHash(id, hash))) return undefined;
    const guess = nearest(hash.slice(1), anchors);
    const hint = hintOf(guess && `#${guess}`);
    return `The link leads to ${url}, and the page has no such heading.${hint} Correct the part after #.`;
  }

  const problemsOf = (place: string, from: string, links: readonly Link[]): string[] =>
    links.flatMap((link) => {
      const problem = problemOf(link, from);
      const line = link.line === undefined ? '' : `:${String(link.line)}`;
      return problem === undefined ? [] : [`${place}${line} ${problem}`];
    });

  return [
    ...[...handwritten].flatMap(([file, mdx]) => problemsOf(file, pathnameOf(file), linksInMdx(mdx))),
    ...pages
      .filter(({source}) => source === undefined)
      .flatMap((page) => problemsOf(page.pathname, page.pathname, linksOf(readIf(page.content) ?? []))),
  ];
}
