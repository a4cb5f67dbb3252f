import {meaningOf} from '../../model/statusCodes';
import {mainMedia} from '../../model/media';
import type {PlacedOperation, Response} from '../../model/spec';
import {unverifiedAt} from '../../model/unverified';
import type {FieldListBlock, ResponseBlock} from '../page';
import {say} from '../say';
import type {ClaimAnchor} from '../anchors';
import {sectionContext} from '../schema/context';
import {fieldList} from '../schema/fieldList';
import {fieldOf, schemaBlocks, unverifiedOf} from '../schema/schemaBlocks';
import {type SectionDraft, inNav, markdownBlocks, section} from '../sections';
import {errorRow} from './errorRow';

/** The part of a response that contains the record or the list of records. */
const ENVELOPE = ['data'];

function headerList({headers = {}}: Response, anchor: string, claim: ClaimAnchor): FieldListBlock[] {
  const all = Object.entries(headers);
  if (all.length === 0) return [];
  const context = sectionContext(`${anchor}-header`, claim, {isOutput: true});
  const fields = all.map(([name, {schema = {}, ...header}]) =>
    fieldOf({...header, name, schema, unverified: unverifiedAt(header)}, context),
  );
  return [fieldList(fields, {kind: 'headers', fold: 'closed'})];
}

function responseBlock(status: string, response: Response, claim: ClaimAnchor): ResponseBlock {
  const {schema} = mainMedia(response.content)?.[1] ?? {};
  const anchor = claim(`response-${status.toLowerCase()}`);
  return {
    type: 'response',
    status,
    meaning: meaningOf(status),
    anchor,
    description: response.description?.trim() ?? '',
    blocks: [
      ...(schema === undefined
        ? []
        : schemaBlocks(schema, sectionContext(anchor, claim, {opens: ENVELOPE, isOutput: true}))),
      ...headerList(response, anchor, claim),
    ],
    unverified: unverifiedAt(response) ?? unverifiedOf(schema),
  };
}

/** The shared errors of an operation. */
export interface SharedErrors {
  /** URL of the page that describes them at `#error-<status>`. */
  readonly url: string;
  /** Statuses of this operation with a shared response. */
  readonly statuses: ReadonlySet<string>;
}

/** The responses of an operation: its own in full, shared errors as a list. */
export function responseSections(
  operation: PlacedOperation,
  {url, statuses}: SharedErrors,
  claim: ClaimAnchor,
): SectionDraft[] {
  const all = Object.entries(operation.responses ?? {});
  const own = all.filter(([status]) => !statuses.has(status));
  const shared = all.filter(([status]) => statuses.has(status));
  const responses =
    own.length > 0
      ? own.map(([status, response]) => responseBlock(status, response, claim))
      : markdownBlocks(say(shared.length > 0 ? 'response.noSuccess' : 'response.none'));
  const rows = shared.map(([status, response]) => errorRow({status, response, operation, url}, claim));
  return [
    inNav('nav.responses', section('heading.responses', responses)),
    ...(rows.length > 0 ? [inNav('nav.errors', section('heading.errors', [{type: 'errors', rows}]))] : []),
  ];
}
