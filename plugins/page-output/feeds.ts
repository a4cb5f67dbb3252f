import {Feed} from 'feed';
import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';
import {type News, news} from '../../src/config/news';
import {publicFiles} from '../../src/config/publicFiles';
import {writeIn} from '../../src/node/files';
import {type Block, paragraph} from '../lib/markdown/markdown';
import type {SitePage} from '../lib/site-pages/sitePage';
import type {VersionPage} from '../../openapi/pages/page';
import {withoutMarkup} from '../../openapi/pages/inlineMarkdown';
import {CORRECTIONS} from '../../openapi/pages/version';
import {versionAt} from '../../src/config/apiVersions';
import {blockNodes} from '../lib/site-pages/referenceNodes';

export interface Entry {
  /** Differs from the URL if the same page can change again. */
  readonly id?: string;
  /** `2026-11-21`. */
  readonly day: string;
  readonly title: string;
  /** Unique path on the site. */
  readonly to: string;
  readonly text: string;
  /** The changes, if it is a release. */
  readonly content?: readonly Block[];
}

/** The sections of a changelog in which something changed. */
export function releaseEntries({id, url, sections}: VersionPage): Entry[] {
  const isCorrection = id === CORRECTIONS;
  const introduction = isCorrection ? ['The documentation was corrected. The API did not change.'] : [];
  return sections.flatMap(({heading, blocks}) => {
    const changes = blocks.filter((block) => block.type === 'changes');
    if (!heading || changes.length === 0) return [];
    const words = blocks.flatMap((block) => (block.type === 'markdown' ? [withoutMarkup(block.text)] : []));
    return {
      day: heading.anchor.slice(0, '2026-11-21'.length),
      title: `API ${versionAt(url)?.label ?? ''}: ${isCorrection ? 'corrections' : 'changes'} of ${heading.text}`,
      to: `${url}#${heading.anchor}`,
      text: [...introduction, ...words].join(' '),
      content: changes.flatMap(blockNodes),
    };
  });
}

/** All entries, newest first. Entries of a day keep their order. */
export const newestFirst = <Item extends Entry | News>(entries: readonly Item[]): Item[] =>
  [...entries].sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));

const dateOf = ({day}: Pick<Entry, 'day'>): Date => new Date(`${day}T00:00:00Z`);

/** An entry as HTML. Its links are absolute, because feed readers show it on other sites. */
function htmlOf({text: words, content = []}: Entry, url: string): string {
  const html = toHast({type: 'root', children: [paragraph(words), ...content]});
  visit(html, 'element', ({properties}) => {
    if (typeof properties.href === 'string') properties.href = new URL(properties.href, url).href;
  });
  return toHtml(html);
}

export interface Site {
  readonly title: string;
  readonly url: string;
}

/** What a feed is about. Paths are those of its files, and of the page for readers. */
interface About {
  readonly title: string;
  readonly description: string;
  readonly page: string;
  readonly atom: string;
  readonly json?: string;
  /** Day of a feed without entries: `2026-11-21`. */
  readonly since?: string;
}

const EVERYTHING: About = {
  title: 'changes',
  description: 'News about the documentation, and API changes that affect callers.',
  page: '/',
  atom: publicFiles.atomFeed,
  json: publicFiles.jsonFeed,
};

/** A feed. Its date is that of the newest entry, so that builds are reproducible. */
export function feedOf(entries: readonly Entry[], {title, url}: Site, about: About = EVERYTHING): Feed {
  const {page, atom, json, since} = about;
  const day = entries[0]?.day ?? since;
  const feed = new Feed({
    id: url + (about === EVERYTHING ? page : atom),
    title: `${title}: ${about.title}`,
    description: about.description,
    link: url + page,
    language: 'en',
    generator: false,
    author: {name: title, link: `${url}/`},
    feedLinks: {atom: url + atom, ...(json !== undefined && {json: url + json})},
    ...(day !== undefined && {updated: dateOf({day})}),
  });
  for (const entry of entries) {
    const link = url + entry.to;
    const {title: name, text: description, id = entry.to} = entry;
    feed.addItem({title: name, id: url + id, link, date: dateOf(entry), description, content: htmlOf(entry, url)});
  }
  return feed;
}

export function writeFeeds(outDir: string, pages: readonly SitePage[], site: Site): void {
  const releases = pages.flatMap(({reference: page}) => (page?.kind === 'changelog' ? releaseEntries(page) : []));
  const feed = feedOf(newestFirst<Entry>([...releases, ...news]), site);
  writeIn(outDir, publicFiles.atomFeed, feed.atom1());
  writeIn(outDir, publicFiles.jsonFeed, feed.json1());
}
