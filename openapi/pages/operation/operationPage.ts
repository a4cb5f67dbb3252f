import {sampleRequest} from '../../../src/features/samples/core/sampleRequest';
import {dereferenceOperation} from '../../model/dereference';
import {isOwnApi, serverOf, serversOf} from '../../model/servers';
import {bodyKind} from '../../model/bodies';
import {otherTypes} from '../../model/mediaTypes';
import {
  JSON_TYPE,
  type NamedMedia,
  type Operation,
  type PlacedOperation,
  type Spec,
  mainMedia,
  operationsOf,
  scopesOf,
} from '../../model/spec';
import {code, codes, escaped, requestDescription} from '../inlineMarkdown';
import type {OperationPage} from '../page';
import {type GuideLink, guidesSection} from '../resource/resourcePage';
import {say} from '../formatMessage';
import {
  type ClaimAnchor,
  type SectionDraft,
  describedSections,
  finishedSections,
  pageAnchors,
  section,
} from '../sections';
import {type Version, isNewest, pageUrl, titleWithVersion} from '../version';
import {essentials} from './essentials';
import {parameterSections} from './parameters';
import {responseSamples, responseSections, sharedErrorsOf} from './responses';
import {apiVersions} from '../../../src/config/apiVersions';
import {unverifiedAt} from '../../model/unverified';
import {sectionContext} from '../schema/fieldList';
import {otherBlocks, schemaBlocks, unverifiedOf} from '../schema/schemaBlocks';

/**
 * A sentence about the operation that replaces one of an old version, and its URL. Empty in the newest version.
 * @param newest the description of the newest version
 * @throws when it has no operation with that ID
 */
function successorOf({'x-successor': successor}: Operation, version: Version, newest: Spec) {
  if (isNewest(version) || successor === undefined) return {};
  const [latest] = apiVersions;
  const names = {old: version.label, version: latest.label};
  if (successor === 'none') return {successor: say('successor.none', {...names, to: latest.baseUrl})};
  const operation = operationsOf(newest).find(({operationId}) => operationId === successor);
  if (!operation)
    throw new Error(
      `\`x-successor: ${successor}\` isn't an operation of API ${latest.label}. Correct the ID, or write \`none\``,
    );
  const to = pageUrl(latest, successor);
  return {successor: say('successor.one', {...names, title: escaped(operation.summary), to}), replacedBy: to};
}

/** One sentence, or several in a line. All else can end in a block, such as a table, that would take up what follows it. */
const SENTENCE = /^(?:\p{L}|`\w).*$/u;

/** What a body is, by its media type. */
function formatOf(media: NamedMedia): string {
  const [type] = media;
  if (type === JSON_TYPE) return 'JSON';
  const kind = bodyKind(media);
  if (kind === 'file') return say('body.file', {type: code(type)});
  return kind === 'json' ? `JSON (${code(type)})` : code(type);
}

function requestBodySection({requestBody}: PlacedOperation, claim: ClaimAnchor): SectionDraft[] {
  if (!requestBody) return [];
  const {content, required, description = ''} = requestBody;
  const media: NamedMedia = mainMedia(content) ?? [JSON_TYPE, {}];
  const [type, {schema}] = media;
  const others = otherTypes(content, type);
  const anchor = claim('body');
  const text = description.trim();
  const last = `${formatOf(media)}${required ? `, ${say('body.required')}` : ''}.`;
  const block = {
    type: 'requestBody' as const,
    anchor,
    unverified: unverifiedAt(requestBody) ?? unverifiedOf(schema),
    description: [
      `${text}${SENTENCE.test(text) ? ' ' : '\n\n'}${last}`.trim(),
      ...(others.length > 0 ? [say('body.others', {types: codes(others)})] : []),
    ].join('\n\n'),
    blocks: [
      ...(schema === undefined ? [] : schemaBlocks(schema, sectionContext(anchor, claim, {isInput: true}))),
      // The form has no place for these fields, so their anchors don't begin with `body`.
      ...otherBlocks(content, media, sectionContext('other', claim, {isInput: true})),
    ],
  };
  return section('heading.body', [block], 'nav.body');
}

function builtPage(
  {spec, newest, guides = []}: Descriptions,
  placed: PlacedOperation,
  version: Version,
): OperationPage {
  const operation = dereferenceOperation(spec, placed);
  const {operationId: id, method, path, summary, description = summary, tags, deprecated} = operation;
  const server = serverOf(spec, operation);
  const api = isOwnApi(spec) ? 'Salesloft API' : spec.info.title;
  const claim = pageAnchors();
  const request = sampleRequest(operation, server);
  const shared = {url: version.baseUrl, statuses: sharedErrorsOf(placed)};
  // It is the label in the sidebar as well, which Docusaurus requires.
  if (summary.trim() === '') throw new Error('its summary is empty. Write a title, such as "List people"');
  return {
    kind: 'operation',
    version: version.id,
    id,
    url: pageUrl(version, id),
    title: summary,
    metaTitle: isNewest(version) ? undefined : titleWithVersion(summary, version),
    description: requestDescription(description, `${method.toUpperCase()} ${path} of the ${api}`),
    keywords: operation['x-keywords'],
    method,
    path,
    server,
    deprecated: deprecated ? say('operation.deprecated') : undefined,
    ...successorOf(operation, version, newest),
    resource: tags?.[0],
    scopes: scopesOf(operation),
    cost: operation['x-rate-limit-cost']?.base,
    events: operation['x-webhook-events'] ?? [],
    document: `/openapi/${version.id}/${id}.json`,
    request,
    sections: finishedSections([
      ...describedSections(description, [essentials(operation, serversOf(spec, operation))]),
      ...parameterSections(operation, claim),
      ...requestBodySection(operation, claim),
      ...responseSections(operation, shared, claim),
      ...guidesSection(guides),
    ]),
    responses: responseSamples(operation, request, shared.statuses),
  };
}

interface Descriptions {
  /** The description of the page's version. */
  readonly spec: Spec;
  /** The description of the newest version, which has the successors of old operations. */
  readonly newest: Spec;
  readonly guides?: readonly GuideLink[];
}

/**
 * The page of an operation.
 * @param placed the operation in the bundle, with references
 * @throws with the operation ID and the reason when its description cannot be shown
 */
export function operationPage(descriptions: Descriptions, placed: PlacedOperation, version: Version): OperationPage {
  try {
    return builtPage(descriptions, placed, version);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The operation ${placed.operationId} cannot be shown: ${reason}.`, {cause: error});
  }
}
