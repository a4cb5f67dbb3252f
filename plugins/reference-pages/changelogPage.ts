import type {Change, Impact, SubjectChanges} from '../../openapi/tools/changes/compare';
import type {Release} from '../../openapi/tools/changes/history';
import {type ApiVersion, sidebarName} from '../../src/config/apiVersions';
import {frontMatter, mdxText} from './mdx';
import {type Spec, operationsOf} from './spec';

/** File name of the page, and the last part of its address. */
export const CHANGELOG = 'changelog';

const DAY = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});

/** A day for people, with a number where it has several releases: `21 November 2026 (2)`. */
export function releaseTitle({name, day}: Release): string {
  const number = name.slice(day.length + 1);
  return DAY.format(new Date(`${day}T00:00:00Z`)) + (number ? ` (${number})` : '');
}

const MARKS: Readonly<Record<Impact, string>> = {
  breaking: '**Breaking.** ',
  compatible: '',
  unclear: '**To be judged.** ',
};

const changeMdx = ({impact, words}: Change): string => `  - ${MARKS[impact]}${mdxText(words)}.`;

/** What changed at an operation; linked while the operation is there. */
function subjectMdx(
  {subject, summary, operationId, changes}: SubjectChanges,
  baseUrl: string,
  ids: ReadonlySet<string>,
) {
  const isThere = operationId !== undefined && ids.has(operationId);
  const name = isThere ? `[${mdxText(summary)}](${baseUrl}${operationId}/)` : mdxText(summary);
  return [`- \`${subject}\` ${name}`, ...changes.map(changeMdx)].join('\n');
}

function releaseMdx(release: Release, baseUrl: string, ids: ReadonlySet<string>): string[] {
  const heading = `## ${releaseTitle(release)} \\{#${release.name}}`;
  const {subjects} = release;
  if (!subjects) return [heading, 'The first description that is kept: changes are counted from here.'];
  const all = subjects.flatMap(({changes}) => changes);
  const breaking = all.filter(({impact}) => impact === 'breaking').length;
  return [
    heading,
    `Changes: ${String(all.length)}, of which ${String(breaking)} can break a program.`,
    subjects.map((subject) => subjectMdx(subject, baseUrl, ids)).join('\n'),
  ];
}

/** The page of a version that tells what changed for callers, newest first. It stands in no sidebar, but shows that of its version. */
export function changelogPage(version: ApiVersion, spec: Spec, history: readonly Release[]): string {
  const {baseUrl, label} = version;
  const ids = new Set(operationsOf(spec).map(({operationId}) => operationId));
  return [
    frontMatter({
      id: CHANGELOG,
      title: `Changes of API ${label}`,
      description: `What changed for programs that call API ${label} of Salesloft, by date and operation, and whether it can break them.`,
      displayed_sidebar: sidebarName(version),
      custom_edit_url: null,
    }),
    `What a program that calls API ${label} would notice, from one published description to the next: paths, fields, types, scopes and costs. Words and examples are not counted. An entry may correct the description where the API was always so: read it before you change a program.`,
    'New entries, and those of the guides, are in the [Atom feed](pathname:///feed.xml) and the [JSON feed](pathname:///feed.json).',
    ...history.flatMap((release) => releaseMdx(release, baseUrl, ids)),
    '',
  ].join('\n\n');
}
