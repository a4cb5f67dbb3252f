import type * as model from '../../../openapi/pages/page';
import {isNewest} from '../../../openapi/pages/version';
import {type ApiVersion, CHANGELOG, CORRECTIONS, UNVERIFIED, versionAt} from '../../../src/config/apiVersions';
import type {Field, SearchRecord} from '../../../src/features/search/core/record';
import {type PageFacts, type RecordMaker, joinPieces, plainText, recordMaker, wordsOf} from './pageRecords';
import {parseMarkdown} from '../markdown/markdown';

/** Values of longer lists are not indexed. */
const VALUES = 20;

/** The limits of a value, because people search for allowed values. */
function limitText(block: model.SchemaBlock): string[] {
  if (block.type === 'limits') return [block.text];
  return block.type === 'values' ? [block.values.slice(0, VALUES).join(', ')] : [];
}

const fieldText = ({description, blocks}: model.Field): string =>
  plainText([description, ...blocks.flatMap(limitText)].join(' '));

/** Kinds of blocks that search leaves out. A new kind is an error of types until it is here, or its words are read below. */
type LeftOut =
  'code' | 'unverified' | 'essentials' | 'limits' | 'values' | 'response' | 'errors' | 'operations' | 'changes';
const none = (_type: LeftOut): never[] => [];

/** The named fields of a block with their anchors. */
function fieldsOf(block: model.Block): Field[] {
  switch (block.type) {
    case 'fields':
      return block.fields
        .filter(({placeholder}) => !placeholder)
        .flatMap((field) => [
          {
            name: field.within === undefined ? field.name : `${field.within}.${field.name}`,
            anchor: field.anchor,
            content: fieldText(field),
            type: field.marks.find(({kind}) => kind === 'type')?.text ?? '',
          },
          ...field.blocks.flatMap(fieldsOf),
        ]);
    case 'variants':
      return block.variants.flatMap(({blocks}) => blocks.flatMap(fieldsOf));
    case 'requestBody':
      return block.blocks.flatMap(fieldsOf);
    case 'markdown':
    case 'resources':
    case 'apiBasics':
      return [];
    default:
      return none(block.type);
  }
}

function piecesOf(block: model.Block): string[] {
  switch (block.type) {
    case 'markdown':
      return parseMarkdown(block.text).map((one) => wordsOf([one]));
    case 'resources':
      return block.groups.flatMap(({heading, rows}) => [
        ...(heading ? [`${heading.text}:`] : []),
        ...rows.map(({name, text, count}) => plainText(`${name} ${text} ${count}`)),
      ]);
    case 'apiBasics':
      return [
        `${block.baseUrl.term} ${block.baseUrl.value}`,
        ...block.downloads.map(({term, files}) => [term, ...files.map(({label}) => label)].join(' ')),
      ];
    case 'fields':
      return block.fields.map((field) =>
        [field.name, ...field.marks.map(({text}) => text), fieldText(field)].join(' '),
      );
    case 'variants':
    case 'requestBody':
      return [];
    default:
      return none(block.type);
  }
}

/** Older versions rank after the newest one. */
const OLDER = 0.6;

/** The most used resources. They rank first if several pages match equally. */
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
const OVERVIEW_FACTOR = 1.1;

/** Fields in a record. A dozen have about as much text as a paragraph. */
const DOZEN = 12;

/** Other names of the first page of a version. */
const LANDING_NAMES = ['openapi', 'swagger', 'postman', 'sdk', 'typescript', 'api reference', 'base url'];

/** Other names of lists, by page. Their entries have no records, because they would rank before the fields that they name. */
const LIST_NAMES: Readonly<Record<string, readonly string[]>> = {
  [CHANGELOG]: [
    ...['changelog', 'release notes', 'breaking changes', 'deprecations', 'what is new'],
    ...['rss', 'atom', 'feed'],
  ],
  [CORRECTIONS]: ['corrections', 'corrected', 'errata', 'wrong types'],
  [UNVERIFIED]: ['unconfirmed', 'not confirmed', 'assumptions', 'open questions'],
};

function rankOf(page: model.ReferencePage, version: ApiVersion): number {
  const rank = isNewest(version) ? 1 : OLDER;
  if (page.kind !== 'operation' && page.kind !== 'resource') return rank;
  const core = CORE.has(groupOf(page) ?? '') ? CORE_FACTOR : 1;
  return page.kind === 'resource' ? rank * OVERVIEW_FACTOR * core : rank * core;
}

const groupOf = (page: model.OperationPage | model.ResourcePage): string | undefined =>
  page.kind === 'resource' ? page.title : page.resource;

function factsOf(page: model.ReferencePage): PageFacts {
  const version = versionAt(page.url);
  if (!version) throw new Error(`${page.url} belongs to no API version.`);
  return {
    url: page.url,
    section: 'API',
    title: page.title,
    version: version.label,
    rank: rankOf(page, version),
    ...((page.kind === 'operation' || page.kind === 'resource') && {group: groupOf(page)}),
    ...(page.kind === 'operation' && page.replacedBy !== undefined && {successor: page.replacedBy}),
  };
}

/** A section with its heading and those above it. */
interface Part extends model.Section {
  readonly headings: readonly string[];
}

function partsOf({sections}: model.ReferencePage): Part[] {
  let above: readonly string[] = [];
  return sections.map((section) => {
    if (section.heading) above = [...above.slice(0, section.heading.level - 2), section.heading.text];
    return {...section, headings: above};
  });
}

type Extra = Parameters<RecordMaker>[1];

function textRecords({heading, headings, blocks}: Part, make: RecordMaker, extra?: Extra): SearchRecord[] {
  const anchor = heading?.anchor;
  const type = `lvl${String(headings.length + 1)}` as SearchRecord['type'];
  return [
    ...(heading ? [make({type, anchor, headings}, extra)] : []),
    ...joinPieces(blocks.flatMap(piecesOf)).map((content) =>
      make({type: 'content', anchor, headings}, {...extra, content}),
    ),
  ];
}

function fieldRecords({heading, headings, blocks}: Part, make: RecordMaker, extra?: Extra): SearchRecord[] {
  const fields = blocks.flatMap(fieldsOf);
  return Array.from({length: Math.ceil(fields.length / DOZEN)}, (_, index) =>
    make(
      {type: 'lvl2', anchor: heading?.anchor, headings},
      {...extra, fields: fields.slice(index * DOZEN, (index + 1) * DOZEN)},
    ),
  );
}

/** The introduction of a page: its first section, and following sections with only text. */
function describedParts(parts: readonly Part[]): Part[] {
  const end = parts.findIndex(({blocks}, index) => index > 0 && blocks.some(({type}) => type !== 'markdown'));
  return parts
    .slice(0, end === -1 ? undefined : end)
    .map((part) => ({...part, blocks: part.blocks.filter(({type}) => type === 'markdown')}));
}

/** The records of a reference page: its title, its text, and its fields with anchors. */
export function referenceRecords(page: model.ReferencePage): SearchRecord[] {
  const make = recordMaker(factsOf(page));
  const parts = partsOf(page);
  switch (page.kind) {
    case 'landing':
      return [make({type: 'lvl1'}, {keywords: LANDING_NAMES}), ...parts.flatMap((part) => textRecords(part, make))];
    case 'changelog':
    case 'unverified':
      return [
        make({type: 'lvl1'}, {keywords: LIST_NAMES[page.id]}),
        make({type: 'content'}, {content: page.description}),
      ];
    case 'resource':
      return [
        make({type: 'lvl1'}, {keywords: page.keywords, codes: [...page.scopes, ...page.events]}),
        ...describedParts(parts).flatMap((part) => textRecords(part, make)),
        ...parts.flatMap((part) => fieldRecords(part, make)),
      ];
    case 'operation': {
      const endpoint = `${page.method.toUpperCase()} ${page.path}`;
      const codes = [page.path, page.id, ...page.scopes, ...page.events];
      return [
        make({type: 'lvl1'}, {content: endpoint, endpoint, keywords: page.keywords, codes}),
        ...describedParts(parts).flatMap((part) => textRecords(part, make, {endpoint})),
        ...parts.flatMap((part) => fieldRecords(part, make, {endpoint})),
      ];
    }
  }
}
