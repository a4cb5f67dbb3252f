import {
  JSON_TYPE,
  type NamedMedia,
  type PlacedOperation,
  type Response,
  examplesOf,
  mainMedia,
  scopesOf,
} from '../../model/spec';
import {bodyKind} from '../../model/bodies';
import {isJsonType, otherTypes} from '../../model/mediaTypes';
import {meaningOf} from '../../model/statusCodes';
import {unverifiedAt} from '../../model/unverified';
import {type ClaimAnchor, type SectionDraft, codeBlock, jsonBlock, markdownBlocks, section} from '../sections';
import {code, codes, firstSentence} from '../inlineMarkdown';
import type {ErrorListBlock, FieldListBlock, ResponseBlock, ResponseSample} from '../page';
import {say} from '../formatMessage';
import {fieldList, sectionContext} from '../schema/fieldList';
import {fieldOf, otherBlocks, schemaBlocks, unverifiedOf} from '../schema/schemaBlocks';
import type {SampleRequest} from '../../../src/features/samples/core/request';
import {listResponse} from '../../model/listResponse';

const titleOf = (status: string, name: string | undefined): string =>
  name === undefined ? say('response.sample', {status}) : say('response.namedSample', {status, name});

/**
 * The examples of each response, those of lists as the response to the request of the samples. A response without a body
 * has empty code.
 * @param shared statuses of errors that all operations share
 */
export const responseSamples = (
  {method, responses = {}, parameters = []}: PlacedOperation,
  request: SampleRequest,
  shared: ReadonlySet<string>,
): ResponseSample[] => {
  const query = new URLSearchParams(request.query.map(({name, value}) => [name, value]));
  return Object.entries(responses).flatMap(([status, {content}]) => {
    const about = {status, meaning: meaningOf(status), ...(shared.has(status) && {isShared: true as const})};
    const [type = JSON_TYPE, media] = mainMedia(content) ?? [];
    // The body of an error without content is unknown, so it gets no sample.
    if (media === undefined) {
      return status.startsWith('2') ? [{...codeBlock(titleOf(status, undefined), 'text', ''), ...about}] : [];
    }
    return examplesOf(media).map(({name, value}) => ({
      ...(isJsonType(type)
        ? jsonBlock(titleOf(status, name), method === 'get' ? listResponse(value, parameters, query) : value)
        : codeBlock(titleOf(status, name), 'text', String(value))),
      ...about,
      ...(name !== undefined && {name}),
    }));
  });
};

/**
 * The statuses of an operation whose response is an error of `components`, without anything that differs.
 * @param operation the operation in the bundle, with references
 */
export const sharedErrorsOf = ({responses = {}}: PlacedOperation): ReadonlySet<string> =>
  new Set(
    Object.entries(responses)
      .filter(([status, response]) => /^[45]/.test(status) && Object.keys(response).join() === '$ref')
      .map(([status]) => status),
  );

function headerList({headers = {}}: Response, anchor: string, claim: ClaimAnchor): FieldListBlock[] {
  const all = Object.entries(headers);
  if (all.length === 0) return [];
  const context = sectionContext(`${anchor}-header`, claim, {isOutput: true});
  const fields = all.map(([name, {schema = {}, ...header}]) => fieldOf({...header, name, schema}, context));
  return [fieldList(fields, {kind: 'headers', fold: 'closed'})];
}

function responseBlock(status: string, response: Response, claim: ClaimAnchor): ResponseBlock {
  const media: NamedMedia = mainMedia(response.content) ?? [JSON_TYPE, {}];
  const [type, {schema}] = media;
  const format = bodyKind(media) === 'file' ? 'response.file' : 'response.format';
  const others = otherTypes(response.content, type);
  const anchor = claim(`response-${status.toLowerCase()}`);
  return {
    type: 'response',
    status,
    meaning: meaningOf(status),
    anchor,
    description: [
      response.description?.trim() ?? '',
      ...(type === JSON_TYPE ? [] : [say(format, {type: code(type)})]),
      ...(others.length > 0 ? [say('response.others', {types: codes(others)})] : []),
    ]
      .filter(Boolean)
      .join('\n\n'),
    blocks: [
      ...(schema === undefined
        ? []
        : schemaBlocks(schema, sectionContext(anchor, claim, {opens: ['data'], isOutput: true}))),
      ...otherBlocks(response.content, media, sectionContext(anchor, claim, {isOutput: true})),
      ...headerList(response, anchor, claim),
    ],
    unverified: unverifiedAt(response) ?? unverifiedOf(schema),
  };
}

function meaningHere(status: string, {headers = {}}: Response, operation: PlacedOperation): (string | false)[] {
  if (status === '403') {
    const scopes = scopesOf(operation);
    return [
      scopes.length > 0 && say('error.scopes', {scopes: codes(scopes)}),
      operation['x-admin-only'] === true && say('error.admin'),
    ];
  }
  if (status !== '429') return [];
  const headerOf = (pattern: RegExp): string | undefined => Object.keys(headers).find((name) => pattern.test(name));
  const wait = headerOf(/^retry-after$/i);
  const left = headerOf(/remaining/i);
  return [
    wait ? say('error.wait', {header: code(wait)}) : say('error.noWait'),
    left !== undefined && say('error.remaining', {header: code(left)}),
  ];
}

/** The responses of an operation: its own in full, and the errors that operations share as rows, which link to the landing page. */
export function responseSections(
  operation: PlacedOperation,
  {url, statuses}: {readonly url: string; readonly statuses: ReadonlySet<string>},
  claim: ClaimAnchor,
): SectionDraft[] {
  const all = Object.entries(operation.responses ?? {});
  const own = all.filter(([status]) => !statuses.has(status));
  const shared = all.filter(([status]) => statuses.has(status));
  const responses =
    own.length > 0
      ? own.map(([status, response]) => responseBlock(status, response, claim))
      : markdownBlocks(say('response.noSuccess'));
  const rows = shared.map(([status, response]): ErrorListBlock['rows'][number] => ({
    status,
    meaning: meaningOf(status),
    anchor: claim(`response-${status.toLowerCase()}`),
    url: `${url}#error-${status}`,
    text: [firstSentence(response.description ?? ''), ...meaningHere(status, response, operation)]
      .filter(Boolean)
      .join(' '),
    unverified: unverifiedAt(response),
  }));
  return [
    ...section('heading.responses', responses, 'heading.responses'),
    ...section('heading.errors', rows.length > 0 ? [{type: 'errors', rows}] : [], 'heading.errors'),
  ];
}
