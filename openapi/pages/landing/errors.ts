import {meaningOf} from '../../model/statusCodes';
import {dereference} from '../../model/dereference';
import {examplesOf, mainMedia} from '../../model/media';
import {type Response, type Spec, operationsOf} from '../../model/spec';
import {unverifiedAt} from '../../model/unverified';
import {type SectionDraft, jsonBlock, markdownBlocks, section, unverifiedBlocks} from '../sections';
import {links} from '../version';
import type {Block} from '../page';
import {say} from '../say';
import {type ClaimAnchor, anchorOf, pageAnchors} from '../anchors';
import {sectionContext} from '../schema/context';
import {fieldList} from '../schema/fieldList';
import {fieldsOfSchema, unverifiedOf} from '../schema/schemaBlocks';

/** An error that operations share. */
interface SharedError {
  readonly status: string;
  /** Its responses by name. Several if the status has several forms. */
  readonly responses: readonly (readonly [name: string, response: Response])[];
}

const COMPONENT = '#/components/responses/';

/** The name of the shared response that a reference leads to. */
const nameOf = (response: Response): string | undefined => {
  const {$ref} = response as {readonly $ref?: string};
  return $ref?.startsWith(COMPONENT) ? $ref.slice(COMPONENT.length) : undefined;
};

/** The error responses of `components.responses` by status, in the order of their numbers. A component does not know its status: the operations do. */
function sharedErrors(spec: Spec): SharedError[] {
  const uses = operationsOf(spec)
    .flatMap(({responses = {}}) => Object.entries(responses))
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, response]) => ({status, name: nameOf(response)}));
  const statuses = [...new Set(uses.filter(({name}) => name).map(({status}) => status))].sort();
  return statuses.map((status) => {
    const names = new Set(uses.filter((use) => use.status === status).map(({name}) => name));
    const responses = Object.entries(spec.components.responses ?? {}).filter(([name]) => names.has(name));
    return {status, responses: dereference(spec, responses)};
  });
}

const titleOf = (status: string): string => `${status} ${meaningOf(status)}`.trim();

/** One form of an error: words, fields unless an earlier form has the same, and its examples. */
function formBlocks(response: Response, status: string, anchor: string, claim: ClaimAnchor): Block[] {
  const {description = '', content} = response;
  const [, media = {}] = mainMedia(content) ?? [];
  const {schema} = media;
  const unverified = unverifiedAt(response) ?? unverifiedOf(schema);
  const fields = schema === undefined ? [] : fieldsOfSchema(schema, sectionContext(anchor, claim, {isOutput: true}));
  return [
    ...markdownBlocks(description),
    ...unverifiedBlocks(titleOf(status), unverified),
    ...(fields.length > 0 ? [fieldList(fields)] : []),
    ...examplesOf(media).map(({name, value}) =>
      jsonBlock(name === undefined ? titleOf(status) : say('response.namedSample', {status, name}), value),
    ),
  ];
}

const fieldsOf = ({content}: Response): string => JSON.stringify(mainMedia(content)?.[1].schema);

/** One status. The anchors of further forms include their names. */
function errorSection({status, responses}: SharedError, claim: ClaimAnchor): SectionDraft {
  return {
    heading: {text: titleOf(status), anchor: `error-${status}`, level: 3},
    blocks: responses.flatMap(([name, response], index) => {
      const blocks = formBlocks(response, status, anchorOf('response', status, ...(index === 0 ? [] : [name])), claim);
      const isRepeated = responses.slice(0, index).some(([, earlier]) => fieldsOf(earlier) === fieldsOf(response));
      return isRepeated ? blocks.filter(({type}) => type !== 'fields') : blocks;
    }),
  };
}

/** The shared errors. Operation pages link to `#error-<status>`. */
export function errorsSections(spec: Spec): SectionDraft[] {
  const errors = sharedErrors(spec);
  if (errors.length === 0) return [];
  const claim = pageAnchors();
  return [
    ...section('heading.errors', markdownBlocks(say('errors.text', links))),
    ...errors.map((error) => errorSection(error, claim)),
  ];
}
