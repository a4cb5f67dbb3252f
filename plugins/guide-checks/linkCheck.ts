import {existsSync} from 'node:fs';
import path from 'node:path';
import {guidesPath, guidesRoot} from '../../src/config/routes';
import {siteUrl} from '../../src/config/siteUrl';
import {nearest} from '../guide-components/nearest';
import {idsOf} from '../markdown-pages/anchors';
import {parseMdx} from '../markdown-pages/markdown';
import {type SitePage, markdownPage} from '../markdown-pages/markdownPage';
import {within} from '../markdown-pages/nodes';
import {LANDING_PAGES, type PageCheck} from './pageCheck';

/** Folders whose files the site serves unchanged. */
const FILES = ['static', 'openapi/dist/published'];

interface Link {
  readonly line: number;
  readonly url: string;
}

/** Links by the text of their page, because parsing all pages takes a second. */
const known = new Map<string, readonly Link[]>();

/** The links to pages of this site. MDX itself refuses relative ones that lead nowhere. */
function linksIn(mdx: string): readonly Link[] {
  const links =
    known.get(mdx) ??
    [...within(parseMdx(mdx).blocks)].flatMap((node) =>
      'url' in node && /^(?:\/(?!\/)|#)/.test(node.url) ? [{line: node.position?.start.line ?? 1, url: node.url}] : [],
    );
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
      .replace(`${LANDING_PAGES}/`, '/'),
  );

/** The IDs on a page. Undefined if the page has an error, which is reported on its own. */
function idsOn(page: SitePage): ReadonlySet<string> | undefined {
  try {
    return idsOf(markdownPage(page));
  } catch {
    return undefined;
  }
}

/**
 * Checks the links of handwritten pages before the site is built, which then checks all pages.
 * @param pages all pages of the site
 */
export function linkCheck(pages: readonly SitePage[]): PageCheck {
  const byPathname = new Map(pages.map((page) => [page.pathname, page]));
  const ids = new Map<SitePage, ReadonlySet<string> | undefined>();

  function problemOf(url: string, file: string): string | undefined {
    const base = new URL(pathnameOf(file), siteUrl);
    if (!URL.canParse(url, base)) return `${url} is no URL. Correct the link.`;
    const {pathname, hash} = new URL(url, base);
    const page = byPathname.get(withSlash(pathname));
    if (!page) {
      // A partial has no page of its own.
      if (url.startsWith('#') || FILES.some((folder) => existsSync(path.join(folder, pathname)))) return undefined;
      const guess = nearest(pathname, byPathname.keys());
      const hint = guess === undefined ? '' : ` Did you mean "${guess}"?`;
      return `The link leads to ${url}, and there is no such page.${hint} Correct the link, or add the page.`;
    }
    if (hash === '') return undefined;
    if (!ids.has(page)) ids.set(page, idsOn(page));
    const anchors = ids.get(page);
    if (!anchors || [...anchors].some((id) => sameHash(id, hash))) return undefined;
    const guess = nearest(hash.slice(1), anchors);
    const hint = guess === undefined ? '' : ` Did you mean "#${guess}"?`;
    return `The link leads to ${url}, and the page has no such heading.${hint} Correct the part after #.`;
  }

  return (file, mdx) =>
    linksIn(mdx).flatMap(({line, url}) => {
      const problem = problemOf(url, file);
      return problem === undefined ? [] : [`${file}:${String(line)} ${problem}`];
    });
}
