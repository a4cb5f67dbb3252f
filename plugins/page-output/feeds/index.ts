import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {Feed} from 'feed';
import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';
import {news} from '../../../src/config/news';
import {publicFiles} from '../../../src/config/publicFiles';
import {paragraph} from '../../lib/markdown/nodes';
import type {SitePage} from '../../lib/site-pages/sitePage';
import {type Entry, newestFirst, releaseEntries} from './entries';

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

/** Writes the Atom feed and the JSON feed of changes. */
export function writeFeeds(
  outDir: string,
  pages: readonly SitePage[],
  site: {readonly title: string; readonly url: string},
): void {
  const releases = pages.flatMap(({reference: page}) => (page?.kind === 'changelog' ? releaseEntries(page) : []));
  const feed = feedOf(newestFirst([...releases, ...news]), site);
  writeFileSync(path.join(outDir, publicFiles.atomFeed), feed.atom1());
  writeFileSync(path.join(outDir, publicFiles.jsonFeed), feed.json1());
}
