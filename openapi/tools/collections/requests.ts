import {formFields} from '../../model/bodies';
import {dereference, dereferenceOperation} from '../../model/dereference';
import {type Parameter, type PlacedOperation, type Schema, type Spec, mainMedia, operationsOf} from '../../model/spec';
import {isPublic, schemesOf} from '../../model/security';
import {type Placement, placementOf} from '../../model/securityScheme';
import {serverOf} from '../../model/servers';
import {siteUrl} from '../../../src/config/siteUrl';
import {givenValue, pairsOf, valueOf} from '../../../src/features/samples/core/sampleRequest';

/** A row in the table of parameters. Optional ones are listed, and sent when a person turns them on. */
export interface Row {
  readonly name: string;
  readonly value: string;
  readonly description: string;
  readonly isSent: boolean;
}

export interface CollectionRequest {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly method: string;
  /** With `{{baseUrl}}`, with `:id` in place of `{id}`, and with the query that is sent, as both tools write it. */
  readonly url: string;
  readonly parameters: Readonly<Record<'path' | 'query' | 'header', readonly Row[]>>;
  readonly json: string | undefined;
  /** Whether it is sent without a key. */
  readonly isPublic: boolean;
  /** What it sends, if the collection sends something else. */
  readonly credential: Credential | undefined;
}

/** What a request sends to say who calls it, with the variable `apiKey`. */
export interface Credential {
  readonly place: 'header' | 'query';
  readonly name: string;
  readonly value: string;
}

interface CollectionFolder {
  readonly name: string;
  readonly description: string;
  readonly requests: readonly CollectionRequest[];
}

/** The requests of a description, for the collections of API clients. */
export interface RequestCollection {
  readonly name: string;
  readonly description: string;
  readonly version: string;
  readonly baseUrl: string;
  readonly credential: Credential;
  readonly folders: readonly CollectionFolder[];
}

/** The variable in the paths of deletions. It is empty, so that running a whole collection deletes no record. */
export const RECORD_ID = 'recordId';

/** Markdown with links that lead to the site from elsewhere. */
const withHost = (text = ''): string => text.replaceAll('](/', `](${siteUrl}/`);

/** The collections have a kind of their own for this one. */
export const isBearer = ({value}: Credential): boolean => value.startsWith('Bearer ');

function credentialOf({place, name, word}: Placement): Credential {
  if (place === 'cookie') return {place: 'header', name: 'Cookie', value: `${name}={{apiKey}}`};
  return {place, name, value: word === undefined ? '{{apiKey}}' : `${word} {{apiKey}}`};
}

/** A parameter without a value in the description is a row too, and each bound of a range is one: `updated_at[gt]`. */
function rowsOf({name, description, required = false, ...parameter}: Parameter): Row[] {
  const {properties, additionalProperties} = parameter.schema ?? {};
  if (parameter.style === 'deepObject') {
    const parts = Object.entries({...properties, ...(additionalProperties && {name: {}})});
    return parts.flatMap(([key, schema]: [string, Schema]) =>
      rowsOf({in: parameter.in, name: `${name}[${key}]`, description: schema.description ?? description, schema}),
    );
  }
  const value = required ? valueOf({name, ...parameter}) : (givenValue({name, ...parameter}) ?? '');
  return pairsOf(name, value).map((pair) => ({...pair, description: withHost(description), isSent: required}));
}

function requestOf(spec: Spec, operation: PlacedOperation, shared: Credential): CollectionRequest {
  const credential = credentialOf(placementOf(operation.schemes?.[0]));
  const {operationId, summary, description, method, path, parameters = [], requestBody} = operation;
  const at = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place).flatMap(rowsOf);
  const query = at('query');
  const server = serverOf(spec, operation);
  const base = server === serverOf(spec) ? '{{baseUrl}}' : server;
  const sent = query.filter(({isSent}) => isSent).map(({name, value}) => `${name}=${value}`);
  const example = formFields(operation) ? undefined : mainMedia(requestBody?.content)?.[1].example;
  return {
    id: operationId,
    name: summary,
    description: withHost(description),
    method: method.toUpperCase(),
    url: [`${base}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, ...(sent.length > 0 ? [sent.join('&')] : [])].join('?'),
    parameters: {
      path: method === 'delete' ? at('path').map((row) => ({...row, value: `{{${RECORD_ID}}}`})) : at('path'),
      query,
      header: at('header'),
    },
    json: example === undefined ? undefined : JSON.stringify(example, null, 2),
    isPublic: isPublic(operation),
    credential: JSON.stringify(credential) === JSON.stringify(shared) ? undefined : credential,
  };
}

/** The requests of a bundle whose bodies have an example each, in a folder for each tag that has operations. */
export function requestCollection(spec: Spec): RequestCollection {
  const operations = operationsOf(spec).map((operation) => dereferenceOperation(spec, operation));
  const {security = operations.find(({schemes}) => schemes)?.security} = spec;
  const credential = credentialOf(placementOf(dereference(spec, schemesOf(spec, {security}))[0]));
  const folders = spec.tags.map(({name, description}) => ({
    name,
    description: withHost(description),
    requests: operations.filter(({tags}) => tags?.[0] === name).map((one) => requestOf(spec, one, credential)),
  }));
  return {
    name: spec.info.title,
    description: withHost(spec.info.description),
    version: spec.info.version,
    baseUrl: serverOf(spec),
    credential,
    folders: folders.filter(({requests}) => requests.length > 0),
  };
}
