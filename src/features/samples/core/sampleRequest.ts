import {JSON_TYPE, type Parameter, type PlacedOperation, mainMedia} from '../../../../openapi/model/spec';
import {downloadType, fileName, formFields, isFile} from '../../../../openapi/model/bodies';
import {isFormType} from '../../../../openapi/model/mediaTypes';
import {isPublic} from '../../../../openapi/model/security';
import {placementOf} from '../../../../openapi/model/securityScheme';
import {
  KEY_PLACEHOLDER,
  type FormField,
  type NameValue,
  type SampleRequest,
  WRITTEN_KEY,
  percentEncoded,
} from './request';
import type {JsonValue} from './jsonText';

/** The time in samples of lists, which request records that changed since then: all of the sample data. */
const SINCE = '2026-08-31T00:00:00Z';
const LARGEST_PAGE = 100;

type Defaults = ReadonlyMap<string, unknown>;

/** Some lists accept the lowercase value only. */
const isAscending = (value: unknown): boolean => /^asc$/i.test(String(value));

/** Optional parameters in the sample of a list, as most programs read it: what changed since a time, in order of the change. */
export function listDefaults({method, parameters = []}: PlacedOperation): Defaults {
  const find = (wanted: string): Parameter['schema'] =>
    parameters.find(({name, in: location}) => location === 'query' && name === wanted)?.schema;
  const {maximum = LARGEST_PAGE} = find('per_page') ?? {};
  const isSynced =
    find('updated_at')?.properties?.gt !== undefined && (find('sort_by')?.enum ?? []).includes('updated_at');
  if (method !== 'get' || !isSynced || !find('per_page')) return new Map();
  const direction = find('sort_direction');
  return new Map<string, unknown>([
    ['updated_at', {gt: SINCE}],
    ['sort_by', 'updated_at'],
    // The default is descending, and a cursor must see the oldest change first.
    ...(direction ? [['sort_direction', direction.enum?.find(isAscending) ?? 'ASC'] as const] : []),
    ['per_page', Math.min(LARGEST_PAGE, maximum)],
  ]);
}

/** Values for parameters without example, default or enum. */
const PLAIN: Readonly<Record<string, unknown>> = {string: 'abc123', integer: 1, number: 1, boolean: true};
/** Values for strings with a format. */
const FORMATTED: Readonly<Record<string, string>> = {
  'date-time': SINCE,
  date: SINCE.slice(0, 'YYYY-MM-DD'.length),
  email: 'maya@example.com',
  uri: 'https://example.com',
  uuid: '5f0e5a4e-52c1-4a3e-9d0b-3a1c9f3b7c21',
};

const bodyOf = ({requestBody}: PlacedOperation): JsonValue | undefined =>
  mainMedia(requestBody?.content)?.[1].example as JsonValue | undefined;

/** The value of a parameter in the description, if it has one. */
export function givenValue({example, examples, schema = {}}: Parameter): unknown {
  const named = example ?? Object.values(examples ?? {})[0]?.value;
  return named ?? [schema.examples?.[0], schema.default, schema.enum?.[0], schema.const].find((it) => it !== undefined);
}

/** A value for a required parameter, from the description if it has one. */
export function valueOf(parameter: Parameter): unknown {
  const {schema: {items, ...own} = {}} = parameter;
  if (isFile(own)) return fileName(own.contentMediaType);
  const given = givenValue(parameter);
  const [type = 'string'] = [own.type].flat();
  if (type === 'array' && given === undefined) {
    return [valueOf({name: parameter.name, in: parameter.in, schema: items ?? {}})];
  }
  return given ?? FORMATTED[own.format ?? ''] ?? PLAIN[type] ?? {};
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The pairs of a query: `ids[]=1&ids[]=2` for a list, `updated_at[gt]=a` for an object. */
export function pairsOf(name: string, value: unknown): readonly NameValue[] {
  if (Array.isArray(value)) {
    return (value as readonly unknown[]).map((item) => ({name, value: textOf(item)}));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) =>
      pairsOf(`${name}[${key}]${Array.isArray(item) ? '[]' : ''}`, item),
    );
  }
  return [{name, value: textOf(value)}];
}

/** The query of parameters by name. */
export const queryOf = (parameters: Readonly<Record<string, unknown>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => pairsOf(name, value).map((pair) => [pair.name, pair.value])),
  );

export interface RequestInput {
  /** Names and values as sent, by location and name (`query:page`): several for lists and ranges. */
  readonly parameters: ReadonlyMap<string, readonly FormField[]>;
  /** The body instead of the example. `undefined` if it is empty. */
  readonly body: JsonValue | undefined;
}

/** Location and name, which identify a parameter (OpenAPI 3.1, 4.8.10). */
export const parameterKey = ({in: location, name}: Pick<Parameter, 'in' | 'name'>): string => `${location}:${name}`;

/** What stands for the credential in a request: that of the first scheme. */
function credentialOf(operation: PlacedOperation): {readonly header?: NameValue; readonly query?: NameValue} {
  if (isPublic(operation)) return {};
  const {place, name, word} = placementOf(operation.schemes?.[0]);
  if (place === 'query') return {query: {name, value: WRITTEN_KEY}};
  if (place === 'cookie') return {header: {name: 'Cookie', value: `${name}=${WRITTEN_KEY}`}};
  return {header: {name, value: word === undefined ? WRITTEN_KEY : `${word} ${KEY_PLACEHOLDER}`}};
}

/** The request in samples: what the visitor has filled in, else required and usual parameters and body of the description. */
export function sampleRequest(operation: PlacedOperation, server: string, given?: RequestInput): SampleRequest {
  const form = formFields(operation);
  const saved = downloadType(operation);
  const isSent = (parameter: Parameter): boolean =>
    parameter.required === true || (given ? given.parameters.has(parameterKey(parameter)) : parameter.in === 'body');
  const sent = [...(operation.parameters ?? []), ...(form ?? [])].filter(isSent).map((parameter) => ({
    location: parameter.in,
    isFile: isFile(parameter.schema?.items ?? parameter.schema ?? {}),
    pairs: given?.parameters.get(parameterKey(parameter)) ?? pairsOf(parameter.name, valueOf(parameter)),
  }));
  const usual = given ? [] : [...listDefaults(operation)].flatMap(([name, value]) => pairsOf(name, value));
  const at = (wanted: Parameter['in']) => sent.flatMap(({location, pairs}) => (location === wanted ? pairs : []));
  const path = at('path').reduce(
    (url, {name, value}) => url.replaceAll(`{${name}}`, () => percentEncoded(value)),
    operation.path,
  );
  const body = form ? undefined : given ? given.body : bodyOf(operation);
  const fields = sent.flatMap(({location, pairs, ...field}) =>
    location === 'body' ? pairs.map((pair) => ({...pair, ...field})) : [],
  );
  const [type] = mainMedia(operation.requestBody?.content) ?? [JSON_TYPE];
  // Whatever sends a form adds its type, which has a boundary.
  const isTyped = form ? fields.length > 0 && !isFormType(type) : body !== undefined;
  const credential = credentialOf(operation);
  return {
    method: operation.method.toUpperCase() as SampleRequest['method'],
    url: server + path,
    query: [...at('query'), ...usual, ...(credential.query ? [credential.query] : [])],
    headers: [
      ...(credential.header ? [credential.header] : []),
      ...(saved === undefined ? [] : [{name: 'Accept', value: saved}]),
      ...at('header'),
      ...(isTyped ? [{name: 'Content-Type', value: type}] : []),
    ],
    body,
    ...(form && {form: {type, fields}}),
    ...(saved !== undefined && {saves: fileName(saved)}),
    ...(operation.keyVariable !== undefined && {keyVariable: operation.keyVariable}),
  };
}
