import type {OperationPage, ReferencePage, ResourcePage, Section} from '../../openapi/pages/page';
import {isNewest} from '../../openapi/pages/version';
import {type ApiVersion, sidebarName, versionAt} from '../../src/config/apiVersions';
import type {SearchRecord} from '../../src/features/search/core/record';
import {type PageFacts, type RecordMaker, recordMaker} from './pageRecords';
import {joinPieces} from './plainText';
import {fieldsOf, piecesOf} from './referenceText';

/** Who writes new code against an older version? Its pages come after those of the newest. */
const OLDER = 0.6;

/** What nearly every integration touches: of several pages with the same field or scope, these are meant first. */
const CORE = new Set([
  'People',
  'Accounts',
  'Cadences',
  'Cadence memberships',
  'Tasks',
  'Emails',
  'Calls',
  'Users',
  'Webhook subscriptions',
]);
const CORE_FACTOR = 1.2;
/** A resource as a whole comes before one of its operations. */
const OVERVIEW_FACTOR = 1.1;
/** Landing pages repeat what guides say at length. */
export const LANDING_RANK = 0.9;

/** Fields that share a record: a dozen are about as much text as a paragraph. */
const DOZEN = 12;

/** What else the changelog is called. Its entries are no records: they would come before the fields that they name. */
const CHANGELOG_NAMES = 'changelog, release notes, breaking changes, deprecations, what is new';

/** What else the list of unconfirmed points is called; its points are no records for the same reason. */
const UNCONFIRMED_NAMES = 'unverified, not confirmed, assumptions, open questions';

function rankOf(page: ReferencePage, version: ApiVersion): number {
  if (page.kind === 'landing') return LANDING_RANK;
  const rank = isNewest(version) ? 1 : OLDER;
  if (page.kind === 'changelog' || page.kind === 'unconfirmed') return rank;
  const core = CORE.has(groupOf(page) ?? '') ? CORE_FACTOR : 1;
  return page.kind === 'resource' ? rank * OVERVIEW_FACTOR * core : rank * core;
}

const groupOf = (page: OperationPage | ResourcePage): string | undefined =>
  page.kind === 'resource' ? page.title : page.resource;

function factsOf(page: ReferencePage): PageFacts {
  const version = versionAt(page.url);
  if (!version) throw new Error(`${page.url} belongs to no version of the API.`);
  return {
    url: page.url,
    section: 'API',
    title: page.title,
    version: version.label,
    tag: sidebarName(version),
    rank: rankOf(page, version),
    ...((page.kind === 'operation' || page.kind === 'resource') && {group: groupOf(page)}),
  };
}

/** A section with the headings above it, its own included. */
interface Part extends Section {
  readonly headings: readonly string[];
}

function partsOf({sections}: ReferencePage): Part[] {
  let above: readonly string[] = [];
  return sections.map((section) => {
    if (section.heading) above = [...above.slice(0, section.heading.level - 2), section.heading.text];
    return {...section, headings: above};
  });
}

type Extra = Parameters<RecordMaker>[1];

/** The heading of a section, and its text below. */
function textRecords({heading, headings, blocks}: Part, make: RecordMaker, extra?: Extra): SearchRecord[] {
  const anchor = heading?.anchor;
  const type = `lvl${String(headings.length + 1)}` as SearchRecord['type'];
  return [
    ...(heading ? [make({type, anchor, headings}, extra)] : []),
    ...joinPieces(blocks.flatMap(piecesOf).filter(Boolean)).map((content) =>
      make({type: 'content', anchor, headings}, {...extra, content}),
    ),
  ];
}

/** The fields of a section, a dozen in each record. */
function fieldRecords({heading, headings, blocks}: Part, make: RecordMaker, extra?: Extra): SearchRecord[] {
  const fields = blocks.flatMap((block) => fieldsOf(block));
  return Array.from({length: Math.ceil(fields.length / DOZEN)}, (_, index) =>
    make(
      {type: 'lvl2', anchor: heading?.anchor, headings},
      {...extra, fields: fields.slice(index * DOZEN, (index + 1) * DOZEN)},
    ),
  );
}

/** What a page says before its lists: its first section, and those after it that hold nothing but text. */
function describedParts(parts: readonly Part[]): Part[] {
  const end = parts.findIndex(({blocks}, index) => index > 0 && blocks.some(({type}) => type !== 'markdown'));
  return parts
    .slice(0, end === -1 ? undefined : end)
    .map((part) => ({...part, blocks: part.blocks.filter(({type}) => type === 'markdown')}));
}

/** The records of a reference page: its title, what it says, and its fields with their anchors. */
export function referenceRecords(page: ReferencePage): SearchRecord[] {
  const make = recordMaker(factsOf(page));
  const parts = partsOf(page);
  switch (page.kind) {
    case 'landing':
      return [make({type: 'lvl1'}), ...parts.flatMap((part) => textRecords(part, make))];
    case 'changelog':
      return [make({type: 'lvl1'}, {keywords: CHANGELOG_NAMES}), make({type: 'content'}, {content: page.description})];
    case 'unconfirmed':
      return [
        make({type: 'lvl1'}, {keywords: UNCONFIRMED_NAMES}),
        make({type: 'content'}, {content: page.description}),
      ];
    case 'resource':
      return [
        make({type: 'lvl1'}, {keywords: [...page.scopes, ...page.events].join(' ')}),
        ...describedParts(parts).flatMap((part) => textRecords(part, make)),
        ...parts.flatMap((part) => fieldRecords(part, make)),
      ];
    case 'operation': {
      const endpoint = `${page.method.toUpperCase()} ${page.path}`;
      const keywords = [page.path, ...page.scopes, ...page.events].join(' ');
      return [
        make({type: 'lvl1'}, {content: endpoint, endpoint, operation: page.id, keywords}),
        ...describedParts(parts).flatMap((part) => textRecords(part, make, {endpoint})),
        ...parts.flatMap((part) => fieldRecords(part, make, {endpoint})),
      ];
    }
  }
}
