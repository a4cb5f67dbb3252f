import type {Change, Impact, Release, SubjectChanges} from '../../model/changes';
import {type Spec, operationsOf} from '../../model/spec';
import {code, escaped} from '../markdown';
import type {Block, ChangelogPage, Markdown} from '../page';
import {currentLocale, say, sayCount} from '../say';
import {type SectionDraft, finishedSections, markdownBlocks} from '../sections';
import {changeWords, subjectWords} from './changeWords';
import {CHANGELOG, type Version, pageUrl} from '../version';

/** A formatted date, with a number if it has several releases: `November 21, 2026 (2)`. */
export function releaseTitle({name, day}: Pick<Release, 'name' | 'day'>): string {
  const locale = currentLocale();
  const number = name.slice(day.length + 1);
  const title = new Date(`${day}T00:00:00Z`).toLocaleDateString(locale === 'en' ? 'en-US' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return title + (number ? ` (${number})` : '');
}

const MARKS: Readonly<Record<Impact, () => Markdown>> = {
  breaking: () => say('changelog.breaking'),
  compatible: () => '',
  unclear: () => say('changelog.unclear'),
};

const changeItem = (change: Change): Markdown => `  - ${MARKS[change.impact]()}${changeWords(change)}.`;

/** An operation or event as a list item, with a link if the operation exists. */
function subjectItem(subject: SubjectChanges, version: Version, ids: ReadonlySet<string>): Markdown {
  const {operationId} = subject;
  const name = escaped(subjectWords(subject));
  const exists = operationId !== undefined && ids.has(operationId);
  return `- ${code(subject.subject)} ${exists ? `[${name}](${pageUrl(version, operationId)})` : name}`;
}

function releaseBlocks(release: Release, version: Version, ids: ReadonlySet<string>): Block[] {
  const {subjects, correction} = release;
  if (!subjects) return markdownBlocks(say('changelog.first'));
  const all = subjects.flatMap(({changes}) => changes);
  if (correction !== undefined) {
    // A corrected record affects every operation that returns it, so each operation lists only the number of changes.
    const items = subjects.map(
      (subject) => `${subjectItem(subject, version, ids)}: ${sayCount('changelog.corrected', subject.changes.length)}`,
    );
    return [say('changelog.correction', {all: all.length}), correction, items.join('\n')].flatMap(markdownBlocks);
  }
  const breaking = all.filter(({impact}) => impact === 'breaking').length;
  const items = subjects.flatMap((subject) => [subjectItem(subject, version, ids), ...subject.changes.map(changeItem)]);
  return [say('changelog.count', {all: all.length, breaking}), items.join('\n')].flatMap(markdownBlocks);
}

const releaseSection = (release: Release, version: Version, ids: ReadonlySet<string>): SectionDraft => ({
  heading: {text: releaseTitle(release), anchor: release.name, level: 2},
  blocks: releaseBlocks(release, version, ids),
});

/** What changed for callers of a version, newest first. */
export function changelogPage(spec: Spec, version: Version, history: readonly Release[]): ChangelogPage {
  const ids = new Set(operationsOf(spec).map(({operationId}) => operationId));
  const values = {version: version.label};
  return {
    kind: 'changelog',
    version: version.id,
    id: CHANGELOG,
    url: pageUrl(version, CHANGELOG),
    title: say('changelog.title', values),
    description: say('changelog.description', values),
    sections: finishedSections([
      {blocks: [say('changelog.text', values), say('changelog.feeds')].flatMap(markdownBlocks)},
      ...history.map((release) => releaseSection(release, version, ids)),
    ]),
  };
}
