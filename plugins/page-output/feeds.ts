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

interface Entry {
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
export const newestFirst = (entries: readonly (Entry | News)[]): Entry[] =>
  [...entries].sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));

const dateOf = ({day}: Entry): Date => new Date(`${day}T00:00:00Z`);

/** An entry as HTML. Its links are absolute, because feed readers show it on other sites. */
function htmlOf({text: words, content = []}: Entry, url: string): string {
  const html = toHast({type: 'root', children: [paragraph(words), ...content]});
  visit(html, 'element', ({properties}) => {
    if (typeof properties.href === 'string') properties.href = new URL(properties.href, url).href;
  });
  return toHtml(html);
}

/** A feed. Its date is that of the newest entry, so that builds are reproducible. */
export function feedOf(entries: readonly Entry[], {title, url}: {readonly title: string; readonly url: string}): Feed {
  const [newest] = entries;
  const feed = new Feed({
    id: `${url}/`,
    title: `${title}: changes`,
    description: 'News about the documentation, and API changes that affect callers.',
    link: `${url}/`,
    language: 'en',
    generator: false,
    author: {name: title, link: `${url}/`},
    feedLinks: {atom: url + publicFiles.atomFeed, json: url + publicFiles.jsonFeed},
    ...(newest && {updated: dateOf(newest)}),
  });
  for (const entry of entries) {
    const link = url + entry.to;
    const {title: name, text: description} = entry;
    feed.addItem({title: name, id: link, link, date: dateOf(entry), description, content: htmlOf(entry, url)});
  }
  return feed;
}

export function writeFeeds(
  outDir: string,
  pages: readonly SitePage[],
  site: {readonly title: string; readonly url: string},
): void {
  const releases = pages.flatMap(({reference: page}) => (page?.kind === 'changelog' ? releaseEntries(page) : []));
  const feed = feedOf(newestFirst([...releases, ...news]), site);
  writeIn(outDir, publicFiles.atomFeed, feed.atom1());
  writeIn(outDir, publicFiles.jsonFeed, feed.json1());
}
