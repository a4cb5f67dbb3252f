import {publicFiles} from '../../../src/config/publicFiles';
import {formatDay} from '../../../src/utils/formatDay';
import type {Release, SubjectChanges} from '../../model/changes';
import {type Spec, operationsOf} from '../../model/spec';
import type {ChangeEntry, Markdown, ResourcePage, Section, VersionPage} from '../page';
import {say, sayCount} from '../formatMessage';
import {escaped} from '../inlineMarkdown';
import {type SectionDraft, finishedSections, markdownBlocks} from '../sections';
import {CHANGELOG, CORRECTIONS, type Version, apiName, pageUrl} from '../version';
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

const entriesOf = (sections: readonly Section[]): ChangeEntry[] =>
  sections
    .flatMap(({blocks}) => blocks.flatMap((block) => (block.type === 'changes' ? block.groups : [])))
    .flatMap(({entries}) => entries);

/** Links to the entries of each resource: with script they filter the page, without it they lead to its newest entry. */
function resourceLinks(url: string, sections: readonly Section[], resources: readonly ResourcePage[]): Markdown {
  const changed = new Set(entriesOf(sections).flatMap(({firstOf}) => firstOf));
  const links = resources
    .filter(({id}) => changed.has(id))
    .map(({id, title}) => `[${escaped(title)}](${url}?resource=${id}#${id})`);
  return links.length > 0 ? say('changelog.resources', {resources: links.join(', ')}) : '';
}

/** The IDs of the resources of each event. */
function resourcesByEvent(resources: readonly ResourcePage[], names: readonly string[]): Subjects['events'] {
  const idsOf = (name: string): string[] => resources.filter(({events}) => events.includes(name)).map(({id}) => id);
  return new Map(names.map((name) => [name, idsOf(name)]));
}

interface Described {
  readonly spec: Spec;
  readonly published: Spec;
  readonly resources?: readonly ResourcePage[];
}

/** The changes of a version, newest first. Corrections of the description have a page of their own, because the API didn't change. */
export function changelogPages(
  {spec, published, resources = []}: Described,
  version: Version,
  history: readonly Release[],
): VersionPage[] {
  const operations = new Map(operationsOf(spec).map((operation) => [operation.operationId, operation]));
  const events = resourcesByEvent(resources, Object.keys(published.webhooks ?? {}));
  const values = {
    version: version.label,
    api: apiName(spec, version),
    changelog: pageUrl(version, CHANGELOG),
    corrections: pageUrl(version, CORRECTIONS),
  };
  const draft = (id: typeof CHANGELOG | typeof CORRECTIONS, texts: readonly string[]): VersionPage => {
    const known: Subjects = {version, operations, events, seen: new Set()};
    const url = pageUrl(version, id);
    const releases = finishedSections(
      history
        // A snapshot can differ only in ways that don't affect callers.
        .filter((release) => pageOf(release) === id && release.subjects?.length !== 0)
        .map((release) => releaseSection(release, known)),
    );
    const blocks = [...texts, resourceLinks(url, releases, resources)].flatMap(markdownBlocks);
    return {
      kind: 'changelog',
      version: version.id,
      id,
      url,
      title: say(`${id}.title`, values),
      description: say(`${id}.description`, values),
      sections: [...finishedSections([{blocks}]), ...releases],
    };
  };
  const isCorrected = history.some(({correction}) => correction !== undefined);
  const hasChanged = history.some(({subjects = [], correction}) => subjects.length > 0 && correction === undefined);
  const notes = [hasChanged ? '' : say('changelog.none'), isCorrected ? say('changelog.apart', values) : ''];
  const {correctionsFeed, guidesFeed} = publicFiles;
  const feeds = say('changelog.feeds', {
    corrections: `pathname://${correctionsFeed}`,
    guides: `pathname://${guidesFeed}`,
  });
  return [
    draft(CHANGELOG, [say('changelog.text', values), notes.join(' '), feeds]),
    ...(isCorrected ? [draft(CORRECTIONS, [say('corrections.text', values)])] : []),
  ];
}
