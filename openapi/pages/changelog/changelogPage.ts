import type {Release} from '../../model/changes';
import {type Spec, operationsOf} from '../../model/spec';
import type {ChangelogPage} from '../page';
import {currentLocale, say, sayCount} from '../say';
import {type SectionDraft, finishedSections, markdownBlocks, section} from '../sections';
import {CHANGELOG, type Version, pageUrl} from '../version';
import {type Subjects, changeEntry} from './changeEntry';

/** A formatted date with the title of a correction, or with a number if the date has several releases. */
export function releaseTitle({name, day, correction}: Pick<Release, 'name' | 'day' | 'correction'>): string {
  const locale = currentLocale();
  const number = name.slice(day.length + 1);
  const title = new Date(`${day}T00:00:00Z`).toLocaleDateString(locale === 'en' ? 'en-US' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  if (correction) return `${title}: ${correction.title}`;
  return title + (number ? ` (${number})` : '');
}

function countOf({subjects = []}: Release): string {
  const all = subjects.flatMap(({changes}) => changes);
  const breaking = all.filter(({impact}) => impact === 'breaking').length;
  return say('changelog.breakingCount', {changes: sayCount('changelog.count', all.length), breaking});
}

function releaseSection(release: Release, known: Subjects): SectionDraft {
  const {subjects, correction} = release;
  const heading = {text: releaseTitle(release), anchor: release.name, level: 3} as const;
  if (!subjects) return {heading, blocks: markdownBlocks(say('changelog.first'))};
  const entries = subjects.map((subject) => changeEntry(subject, release, known));
  const texts = correction ? [correction.text] : [countOf(release)];
  return {heading, blocks: [...texts.flatMap(markdownBlocks), {type: 'changes', entries}]};
}

/** The changes of a version, newest first. Corrections of the description are separate, because the API didn't change. */
export function changelogPage(
  {spec, published}: {readonly spec: Spec; readonly published: Spec},
  version: Version,
  history: readonly Release[],
): ChangelogPage {
  const operations = new Map(operationsOf(spec).map((operation) => [operation.operationId, operation]));
  const known: Subjects = {version, operations, events: new Set(Object.keys(published.webhooks ?? {}))};
  const sectionOf = (release: Release): SectionDraft => releaseSection(release, known);
  const corrections = history.filter(({correction}) => correction !== undefined);
  const changes = history.filter(({correction}) => correction === undefined);
  const hasChanged = changes.some(({subjects}) => subjects !== undefined);
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
      section('changelog.changes', hasChanged ? [] : markdownBlocks(say('changelog.none'))),
      ...changes.map(sectionOf),
      ...(corrections.length > 0
        ? [section('changelog.corrections', markdownBlocks(say('changelog.correction')))]
        : []),
      ...corrections.map(sectionOf),
    ]),
  };
}
