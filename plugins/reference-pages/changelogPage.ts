import type {Change, Impact, SubjectChanges} from '../../openapi/tools/changes/compare';
import type {Release} from '../../openapi/tools/changes/history';
import {type ApiVersion, sidebarName} from '../../src/config/apiVersions';
import {frontMatter, mdxText} from './mdx';
import {type Spec, operationsOf} from '../../openapi/model/spec';
import {LOCALE, say, sayCount} from './texts/say';

/** File name of the page, and the last part of its address. */
export const CHANGELOG = 'changelog';

const DAY = new Intl.DateTimeFormat(LOCALE === 'en' ? 'en-GB' : LOCALE, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day for people, with a number where it has several releases: `21 November 2026 (2)`. */
export function releaseTitle({name, day}: Release): string {
  const number = name.slice(day.length + 1);
  return DAY.format(new Date(`${day}T00:00:00Z`)) + (number ? ` (${number})` : '');
}

const MARKS: Readonly<Record<Impact, string>> = {
  breaking: say('changelog.breaking'),
  compatible: '',
  unclear: say('changelog.unclear'),
};

const changeMdx = ({impact, words}: Change): string => `  - ${MARKS[impact]}${mdxText(words)}.`;

/** The name of an operation or event as an item of a list; linked while the operation is there. */
function nameMdx({subject, summary, operationId}: SubjectChanges, baseUrl: string, ids: ReadonlySet<string>): string {
  const isThere = operationId !== undefined && ids.has(operationId);
  const name = isThere ? `[${mdxText(summary)}](${baseUrl}${operationId}/)` : mdxText(summary);
  return `- \`${subject}\` ${name}`;
}

function releaseMdx(release: Release, baseUrl: string, ids: ReadonlySet<string>): string[] {
  const heading = `## ${releaseTitle(release)} \\{#${release.name}}`;
  const {subjects} = release;
  if (!subjects) return [heading, say('changelog.first')];
  const all = subjects.flatMap(({changes}) => changes);
  if (release.correction !== undefined) {
    // A wrong type of a record is wrong wherever the record occurs: the number is enough at each place.
    const places = subjects.map(
      (subject) => `${nameMdx(subject, baseUrl, ids)}: ${sayCount('changelog.corrected', subject.changes.length)}`,
    );
    return [heading, say('changelog.correction', {all: all.length}), release.correction, places.join('\n')];
  }
  const breaking = all.filter(({impact}) => impact === 'breaking').length;
  return [
    heading,
    say('changelog.count', {all: all.length, breaking}),
    subjects
      .map((subject) => [nameMdx(subject, baseUrl, ids), ...subject.changes.map(changeMdx)].join('\n'))
      .join('\n'),
  ];
}

/** The page of a version that tells what changed for callers, newest first. It stands in no sidebar, but shows that of its version. */
export function changelogPage(version: ApiVersion, spec: Spec, history: readonly Release[]): string {
  const {baseUrl, label} = version;
  const ids = new Set(operationsOf(spec).map(({operationId}) => operationId));
  return [
    frontMatter({
      id: CHANGELOG,
      title: say('changelog.title', {version: label}),
      description: say('changelog.description', {version: label}),
      displayed_sidebar: sidebarName(version),
      custom_edit_url: null,
    }),
    say('changelog.text', {version: label}),
    say('changelog.feeds'),
    ...history.flatMap((release) => releaseMdx(release, baseUrl, ids)),
    '',
  ].join('\n\n');
}
