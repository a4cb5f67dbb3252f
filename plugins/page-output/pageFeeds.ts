import {type PageChange, entriesIn, entryUrl, isAbout, releaseDay} from '../../openapi/pages/changelog/pageChanges';
import {say} from '../../openapi/pages/formatMessage';
import type {OperationPage, ReferencePage, ResourcePage, VersionPage} from '../../openapi/pages/page';
import {CORRECTIONS} from '../../openapi/pages/version';
import {changelogUrl, versionAt} from '../../src/config/apiVersions';
import {type News, news} from '../../src/config/news';
import {pageFiles, publicFiles} from '../../src/config/publicFiles';
import {landingPages, referenceRoot} from '../../src/config/routes';
import {writeIn} from '../../src/node/files';
import {heading, link, list, paragraph, writeMarkdown} from '../lib/markdown/markdown';
import {withLinks} from '../lib/markdown-pages/markdownPage';
import {changeEntry} from '../lib/site-pages/referenceNodes';
import type {SitePage} from '../lib/site-pages/sitePage';
import {type Entry, type Site, feedOf, newestFirst} from './feeds';

/** An entry of a changelog as that of a feed, which says what to do. */
function entryOf(change: PageChange): Entry {
  const {entry, label} = change;
  const {name, note, breaking, advice} = entry;
  return {
    day: releaseDay(change),
    title: `${label}${breaking === undefined ? '' : ` (${breaking.toLowerCase()})`}: ${name}`,
    to: entryUrl(change),
    text: `${note}. ${say('changelog.advice', {advice: advice.join(' ')})}`,
    content: [list([changeEntry(entry)])],
  };
}

const isChangelog = (page: ReferencePage): page is VersionPage => page.kind === 'changelog';

/** The day of a version's first snapshot, with which its changelog ends. */
const firstDay = (lists: readonly VersionPage[], version?: string): string | undefined =>
  lists
    .find((list) => list.id !== CORRECTIONS && (version === undefined || list.version === version))
    ?.sections.at(-1)
    ?.heading?.anchor.slice(0, DAY.length);

const DAY = '2026-11-21';

type Followed = OperationPage | ResourcePage;

const isFollowed = (page: ReferencePage | undefined): page is Followed =>
  page?.kind === 'operation' || page?.kind === 'resource';

/** The changes of a resource as Markdown, for people and programs without a feed reader. */
function changesText({title, url, version}: Followed, changes: readonly PageChange[], site: string): string {
  const label = versionAt(url)?.label ?? version;
  const blocks = [
    heading(1, `Changes of ${title} (API ${label})`),
    paragraph(link(url, title)),
    ...(changes.length === 0 ? [paragraph('No change since the first published description.')] : []),
    ...changes.flatMap((change) => [
      heading(2, `${releaseDay(change)}: ${change.label}`),
      list([changeEntry(change.entry)]),
    ]),
  ];
  return writeMarkdown(withLinks(blocks, (to) => (to.startsWith('/') ? site + to : to)));
}

/** Files of the feeds of pages by URL: of each operation an Atom feed, of each resource also a JSON feed and Markdown. */
export function pageFeeds(reference: readonly ReferencePage[], site: Site): ReadonlyMap<string, string> {
  const lists = reference.filter(isChangelog);
  const changes = newestFirst(entriesIn(lists).map((change) => ({...entryOf(change), change})));
  const files = new Map<string, string>();
  for (const page of reference.filter(isFollowed)) {
    const own = changes.filter(({change}) => isAbout(page, change));
    const {url, title, version} = page;
    const {atom, json, text} = pageFiles(url, page.kind === 'resource');
    const about = {title: `${title} (API ${versionAt(url)?.label ?? ''})`, page: url, atom, json};
    const description = `Changes of the API and corrections of its description: ${title}.`;
    const feed = feedOf(own, site, {...about, description, since: firstDay(lists, version)});
    files.set(atom, feed.atom1());
    if (json === undefined || text === undefined) continue;
    files.set(json, feed.json1());
    const changesOfPage = own.map(({change}) => change);
    files.set(text, changesText(page, changesOfPage, site.url));
  }
  return files;
}

/** Feed readers keep what they have read. */
const MOST = 50;

/** The guides by the days of their last changes, and the news. A clone without history has only the news. */
export function guideEntries(pages: readonly SitePage[], others: readonly News[] = news): Entry[] {
  const changed = pages.flatMap(({pathname, title, description, source, day}): Entry[] => {
    if (source === undefined || day === undefined) return [];
    const text = `The guide changed. Read it again if your code follows it. ${description}`.trim();
    return [{id: `${pathname}#${day}`, day, title: `Guide changed: ${title}`, to: pathname, text}];
  });
  return newestFirst<Entry>([...others, ...changed]).slice(0, MOST);
}

/** Writes a feed of each operation and resource, of all corrections, and of the guides. */
export function writePageFeeds(outDir: string, pages: readonly SitePage[], site: Site): void {
  const reference = pages.flatMap((page) => page.reference ?? []);
  for (const [file, text] of pageFeeds(reference, site)) writeIn(outDir, file, text);
  const lists = reference.filter(isChangelog);
  const corrections = entriesIn(lists.filter(({id}) => id === CORRECTIONS)).map(entryOf);
  const {correctionsFeed, guidesFeed} = publicFiles;
  const title = 'corrections of the API descriptions';
  const description = 'What the descriptions of the API said wrong. The API did not change.';
  const about = {title, description, page: changelogUrl({baseUrl: referenceRoot}), atom: correctionsFeed};
  writeIn(outDir, correctionsFeed, feedOf(newestFirst(corrections), site, {...about, since: firstDay(lists)}).atom1());
  const guides = {title: 'guides', description: 'Changes of the guides.', page: landingPages.guides, atom: guidesFeed};
  writeIn(outDir, guidesFeed, feedOf(guideEntries(pages), site, guides).atom1());
}
