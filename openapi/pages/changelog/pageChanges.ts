import {pageFiles} from '../../../src/config/publicFiles';
import {formatDay} from '../../../src/utils/formatDay';
import type {Release} from '../../model/changes';
import {say} from '../formatMessage';
import type {Block, ChangeEntry, ChangeListBlock, Heading, OperationPage, ResourcePage, VersionPage} from '../page';
import {CHANGELOG, type Version} from '../version';
import {releaseUrl} from './changelogPages';

/** An entry of a changelog, with what is around it. */
export interface PageChange {
  readonly list: Pick<VersionPage, 'id' | 'url' | 'version'>;
  readonly release: Heading;
  readonly label: string;
  readonly entry: ChangeEntry;
}

const isList = (block: Block): block is ChangeListBlock => block.type === 'changes';

/** All entries of changelogs, in the order of these. */
export const entriesIn = (lists: readonly VersionPage[]): PageChange[] =>
  lists.flatMap((list) =>
    list.sections.flatMap(({heading: release, blocks}) =>
      blocks
        .filter(isList)
        .flatMap(({label, groups}) =>
          groups.flatMap(({entries}) => entries.flatMap((entry) => (release ? {list, release, label, entry} : []))),
        ),
    ),
  );

/** Whether an entry is about a page, or breaks clients of every operation. */
export function isAbout(page: OperationPage | ResourcePage, {list, entry}: PageChange): boolean {
  if (list.version !== page.version) return false;
  const {subjects, resources, breaking} = entry;
  if (subjects[0]?.subject === 'API') return breaking !== undefined;
  return page.kind === 'resource' ? resources.includes(page.id) : subjects.some(({url}) => url === page.url);
}

export const entryUrl = ({list, entry}: PageChange): string => `${list.url}#${entry.anchor}`;

/** The day of an entry: `2026-11-21`. */
export const releaseDay = ({release}: PageChange): string => release.anchor.slice(0, '2026-11-21'.length);

/** The page with the date of its last change. @param lists changelogs of its version */
export function withChanged<Page extends OperationPage | ResourcePage>(
  page: Page,
  lists: readonly VersionPage[],
  {version, history}: {readonly version: Version; readonly history: readonly Release[]},
): Page {
  const last = entriesIn(lists).find((change) => change.list.id === CHANGELOG && isAbout(page, change));
  const first = history.at(-1);
  if (!first) return page;
  const names = {atom: 'Atom', json: 'JSON', text: 'Markdown'} as const;
  const files = Object.entries(pageFiles(page.url, page.kind === 'resource'))
    .map(([format, file]) => `[${names[format as keyof typeof names]}](pathname://${file})`)
    .join(', ');
  const changed = last
    ? say('changed.on', {day: formatDay(releaseDay(last)), to: entryUrl(last), files})
    : say('changed.never', {day: formatDay(first.day), to: releaseUrl(version, first), files});
  return {...page, changed};
}
