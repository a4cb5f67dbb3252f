import {formatDay} from '../../../src/utils/formatDay';
import type {Release, SubjectChanges} from '../../model/changes';
import {type Spec, operationsOf} from '../../model/spec';
import type {VersionPage} from '../page';
import {say, sayCount} from '../formatMessage';
import {type SectionDraft, finishedSections, markdownBlocks} from '../sections';
import {CHANGELOG, CORRECTIONS, type Version, pageUrl} from '../version';
import {type Subjects, changeBlocks, sharedLines} from './changeBlocks';

const pageOf = ({correction}: Release) => (correction === undefined ? CHANGELOG : CORRECTIONS);

export const releaseUrl = (version: Version, release: Release): string =>
  `${pageUrl(version, pageOf(release))}#${release.name}`;

/** A formatted date with the title of a correction, or with a number if the date has several releases. */
export function releaseTitle({name, day, correction}: Pick<Release, 'name' | 'day' | 'correction'>): string {
  const number = name.slice(day.length + 1);
  const title = formatDay(day);
  if (correction) return `${title}: ${correction.title}`;
  return title + (number ? ` (${number})` : '');
}

function countOf(subjects: readonly SubjectChanges[]): string {
  const lines = sharedLines(subjects);
  const breaking = lines.filter(({line}) => line.impact === 'breaking').length;
  return say('changelog.breakingCount', {changes: sayCount('changelog.count', lines.length), breaking});
}

function releaseSection(release: Release, known: Subjects): SectionDraft {
  const {subjects, correction, name} = release;
  const heading = {text: releaseTitle(release), anchor: name, level: 2} as const;
  if (!subjects) return {heading, blocks: markdownBlocks(say('changelog.first'))};
  return {heading, blocks: [...markdownBlocks(correction?.text ?? countOf(subjects)), ...changeBlocks(release, known)]};
}

/** The changes of a version, newest first. Corrections of the description have a page of their own, because the API didn't change. */
export function changelogPages(
  {spec, published}: {readonly spec: Spec; readonly published: Spec},
  version: Version,
  history: readonly Release[],
): VersionPage[] {
  const operations = new Map(operationsOf(spec).map((operation) => [operation.operationId, operation]));
  const known: Subjects = {version, operations, events: new Set(Object.keys(published.webhooks ?? {}))};
  const values = {
    version: version.label,
    changelog: pageUrl(version, CHANGELOG),
    corrections: pageUrl(version, CORRECTIONS),
  };
  const draft = (id: typeof CHANGELOG | typeof CORRECTIONS, texts: readonly string[]): VersionPage => ({
    kind: 'changelog',
    version: version.id,
    id,
    url: pageUrl(version, id),
    title: say(`${id}.title`, values),
    description: say(`${id}.description`, values),
    sections: finishedSections([
      {blocks: texts.flatMap(markdownBlocks)},
      ...history
        // A snapshot can differ only in ways that don't affect callers.
        .filter((release) => pageOf(release) === id && release.subjects?.length !== 0)
        .map((release) => releaseSection(release, known)),
    ]),
  });
  const isCorrected = history.some(({correction}) => correction !== undefined);
  const hasChanged = history.some(({subjects = [], correction}) => subjects.length > 0 && correction === undefined);
  const notes = [hasChanged ? '' : say('changelog.none'), isCorrected ? say('changelog.apart', values) : ''];
  return [
    draft(CHANGELOG, [say('changelog.text', values), notes.join(' '), say('changelog.feeds')]),
    ...(isCorrected ? [draft(CORRECTIONS, [say('corrections.text', values)])] : []),
  ];
}
