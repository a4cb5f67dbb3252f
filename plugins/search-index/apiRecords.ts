import {type ApiVersion, sidebarName} from '../../src/config/apiVersions';
import type {Field, SearchRecord} from '../../src/features/search/core/record';
import {dereference} from '../../openapi/model/dereference';
import {CHANGELOG} from '../reference-pages/changelogPage';
import {mainMedia} from '../../openapi/model/media';
import {entityOf} from '../reference-pages/overview/entity';
import {eventsOf} from '../reference-pages/overview/events';
import {tagSlug} from '../reference-pages/overviewPages';
import {slug} from '../reference-pages/schema/place';
import {type PlacedOperation, type Spec, operationsOf} from '../../openapi/model/spec';
import {fieldText, fieldsWithin, inDozens} from './fields';
import {say} from '../reference-pages/texts/say';
import {type PageFacts, recordMaker} from './pageRecords';
import {joinPieces, plainText} from './plainText';

/** Who writes new code against an older version? Its pages come after those of the newest. */
const OLDER = 0.6;

/** What nearly every integration touches: of several pages with the same field or scope, these are meant first. */
const CORE = new Set([
  'People',
  'Accounts',
  'Cadences',
  'Cadence Memberships',
  'Tasks',
  'Emails',
  'Calls',
  'Users',
  'Webhook Subscriptions',
]);
const CORE_FACTOR = 1.2;
/** A resource as a whole comes before one of its operations. */
const OVERVIEW_FACTOR = 1.1;

const factorOf = (group: string | undefined): number => (group !== undefined && CORE.has(group) ? CORE_FACTOR : 1);

type Facts = Pick<PageFacts, 'section' | 'version' | 'tag' | 'rank'>;

const factsOf = (version: ApiVersion, isNewest: boolean): Facts => ({
  section: 'API',
  version: version.label,
  tag: sidebarName(version),
  rank: isNewest ? 1 : OLDER,
});

const paragraphs = (markdown = ''): string[] =>
  joinPieces(
    markdown
      .split(/\n\s*\n/)
      .map(plainText)
      .filter(Boolean),
  );

const scopesOf = (operations: readonly PlacedOperation[]): string[] => [
  ...new Set(operations.flatMap((operation) => (operation['x-scopes'] ?? []).map(({scope}) => scope))),
];

/** Parameters of an operation by heading, with the anchors of their fields. */
function parameterSections({parameters = []}: PlacedOperation): [heading: string, anchor: string, fields: Field[]][] {
  return (['path', 'query', 'header'] as const).map((location) => {
    const here = parameters.filter((parameter) => parameter.in === location);
    const title = `${location.charAt(0).toUpperCase()}${location.slice(1)} parameters`;
    return [
      title,
      slug(title),
      here.flatMap(({name, description = '', schema = {}, style}): Field[] => {
        const anchor = `${location}-${slug(name)}`;
        const inside = style === 'deepObject' ? fieldsWithin(schema, `${anchor}.`) : [];
        return [
          {name, anchor, content: fieldText(schema, description)},
          ...inside.map((field) => ({...field, name: `${name}[${field.name}]`})),
        ];
      }),
    ];
  });
}

function bodySection({requestBody}: PlacedOperation): [heading: string, anchor: string, fields: Field[]] {
  const [, media] = mainMedia(requestBody?.content) ?? [];
  return ['Request body', 'request-body', media?.schema ? fieldsWithin(media.schema, 'body-') : []];
}

function operationRecords(spec: Spec, placed: PlacedOperation, baseUrl: string, facts: Facts): SearchRecord[] {
  const operation = dereference(spec, placed);
  const {operationId, method, path, summary, description, tags = []} = operation;
  const url = `${baseUrl}${operationId}/`;
  const make = recordMaker({...facts, url, title: summary, group: tags[0], rank: facts.rank * factorOf(tags[0])});
  const endpoint = `${method.toUpperCase()} ${path}`;
  const keywords = [path, ...scopesOf([operation]), ...(operation['x-webhook-events'] ?? [])].join(' ');
  return [
    make({type: 'lvl1'}, {content: endpoint, endpoint, operation: operationId, keywords}),
    ...paragraphs(description).map((content) => make({type: 'content'}, {content, endpoint})),
    ...[...parameterSections(operation), bodySection(operation)].flatMap(([heading, anchor, fields]) =>
      inDozens(fields).map((dozen) => make({type: 'lvl2', anchor, headings: [heading]}, {fields: dozen, endpoint})),
    ),
  ];
}

function overviewRecords(spec: Spec, tag: Spec['tags'][number], baseUrl: string, facts: Facts): SearchRecord[] {
  const {name, description} = tag;
  const operations = operationsOf(spec).filter(({tags}) => tags?.includes(name));
  const entity = entityOf(spec, operations);
  const rank = facts.rank * OVERVIEW_FACTOR * factorOf(name);
  const make = recordMaker({...facts, url: `${baseUrl}${tagSlug(name)}/`, title: name, group: name, rank});
  const events = eventsOf(spec, operations, entity).map((event) => event.name);
  const fields = entity ? fieldsWithin(entity.schema, 'field-') : [];
  return [
    make({type: 'lvl1'}, {keywords: [...scopesOf(operations), ...events].join(' ')}),
    ...paragraphs(description).map((content) => make({type: 'content'}, {content})),
    ...inDozens(fields).map((dozen) => make({type: 'lvl2', anchor: 'fields', headings: ['Fields']}, {fields: dozen})),
  ];
}

/** What else the changelog is called. Its entries are no records: they would stand between a reader and the fields that they name. */
const CHANGELOG_NAMES = 'changelog, release notes, breaking changes, deprecations, what is new';

function changelogRecords({label, baseUrl}: ApiVersion, facts: Facts): SearchRecord[] {
  const title = say('changelog.title', {version: label});
  const make = recordMaker({...facts, url: `${baseUrl}${CHANGELOG}/`, title});
  return [
    make({type: 'lvl1'}, {keywords: CHANGELOG_NAMES}),
    make({type: 'content'}, {content: say('changelog.description', {version: label})}),
  ];
}

/** Records of a version's operations, resources and changelog, from the description that their pages are made from. */
export function apiRecords(version: ApiVersion, spec: Spec, isNewest: boolean): SearchRecord[] {
  const facts = factsOf(version, isNewest);
  return [
    ...spec.tags.flatMap((tag) => overviewRecords(spec, tag, version.baseUrl, facts)),
    ...operationsOf(spec).flatMap((operation) => operationRecords(spec, operation, version.baseUrl, facts)),
    ...changelogRecords(version, facts),
  ];
}
