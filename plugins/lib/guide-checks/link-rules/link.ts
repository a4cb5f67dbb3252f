import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {siteUrl} from '../../../../src/config/siteUrl';
import {parseMdx, within} from '../../markdown/markdown';
import type {SitePage} from '../../site-pages/sitePage';
import type {Rule} from '../rule';

/** A link of a page, and where it leads. */
export interface Link {
  /** As it's written, or that of the page whose file it names. */
  readonly url: string;
  readonly isImage: boolean;
  /** The complete URL. Undefined if it isn't one. */
  readonly target: URL | undefined;
  /** What `target` is of this site. Undefined if it's elsewhere, or not the URL of a page. */
  readonly page: SitePage | undefined;
  readonly isOfSite: boolean;
  /** All pages of the site by their pathnames. */
  readonly pages: ReadonlyMap<string, SitePage>;
}

export type LinkRule = Rule<Link>;

const HOST = new URL(siteUrl).host;

/** Checks a link. @param find returns the message of its problem */
export const ofLinks =
  (find: (link: Link) => string | false | undefined): LinkRule['check'] =>
  (link) => {
    const message = find(link);
    return message ? [{message}] : [];
  };

/** What is read from a page. Nothing if the page has an error, which is reported on its own. */
export function readIf<Value>(read: () => readonly Value[]): readonly Value[] {
  try {
    return read();
  } catch {
    return [];
  }
}

/** All links of pages, each with its place: of handwritten pages file and line, of others the URL. @param isChecked whose links */
export function linksIn(
  all: readonly SitePage[],
  isChecked: (page: SitePage) => boolean = () => true,
): {readonly place: string; readonly link: Link}[] {
  const pages = new Map(all.map((page) => [page.pathname, page]));
  const bySource = new Map(all.map((page) => [page.source, page]));

  /** The URL of a link. Undefined if it is the path of a file that isn't a page. */
  function urlOf(href: string, {source}: SitePage): string | undefined {
    const [, file = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
    if (source === undefined || /^(\/|[a-z][\w+.-]*:|$)/i.test(file)) return href;
    const target = path.posix.join(path.posix.dirname(source), file);
    const page = bySource.get(target);
    if (page) return page.pathname + rest;
    return statSync(target, {throwIfNoEntry: false})?.isFile() ? undefined : href;
  }

  function linkOf(url: string, isImage: boolean, from: SitePage): Link {
    const base = siteUrl + from.pathname;
    const target = URL.canParse(url, base) ? new URL(url, base) : undefined;
    const isOfSite = target?.host === HOST && /^https?:$/.test(target.protocol);
    // A page is also a Markdown file.
    const pathname = target?.pathname.replace(/(\/index)?\.md$/, '').replace(/\/?$/, '/');
    return {url, isImage, target, page: isOfSite ? pages.get(pathname ?? '') : undefined, isOfSite, pages};
  }

  // The nodes of a handwritten page are those of its file, with their lines.
  return all.filter(isChecked).flatMap((page) => {
    const {source, content, pathname} = page;
    const nodes = readIf(() => (source === undefined ? content() : parseMdx(readFileSync(source, 'utf8'))));
    return [...within(nodes)].flatMap((node) => {
      const url = 'url' in node ? urlOf(node.url.replace(/^pathname:\/\//, ''), page) : undefined;
      const line = node.position && source !== undefined ? `:${String(node.position.start.line)}` : '';
      return url === undefined
        ? []
        : [{place: `${source ?? pathname}${line}`, link: linkOf(url, node.type === 'image', page)}];
    });
  });
}
