import type {Change, ChangedPart, ChangedValue, SubjectChanges} from '../../model/changes';
import {dereference} from '../../model/dereference';
import {type Node, isNode} from '../../model/node';
import {shapeOf} from '../../model/shape';
import {
  type Operation,
  type Response,
  type Schema,
  type Spec,
  mainMedia,
  operationsOf,
  scopesIn,
} from '../../model/spec';
import {typeName} from '../../pages/schema/typeName';

/** Something that callers rely on: a part or a field with its type, or the value of a keyword. */
export interface Fact extends Pick<Change, 'part' | 'keyword' | 'required'> {
  /** Empty for the whole part. */
  readonly field: string;
  /** The field that has it. Details of a new field are not changes. Absent for a part, and for an operation. */
  readonly owner?: string;
  readonly value: ChangedValue;
  readonly types?: readonly string[];
}

/** An operation, a webhook event or the whole API, with its facts. */
export interface Subject {
  readonly about: Omit<SubjectChanges, 'changes'>;
  readonly facts: readonly Fact[];
}

type Place = Pick<Fact, 'part' | 'field' | 'owner'>;

/** A keyword with its value. One that contains others is several facts. */
function keywordFacts(place: Place, keyword: string, value: unknown): Fact[] {
  if (value === undefined) return [];
  return isNode(value)
    ? Object.entries(value).flatMap(([name, inner]) => keywordFacts(place, `${keyword} ${name}`, inner))
    : [{...place, keyword, value: value as ChangedValue}];
}

function schemaFacts(place: Place, schema: Schema, required?: boolean): Fact[] {
  const {types, nullable} = shapeOf(schema);
  return [
    {...place, value: typeName(schema), types: [...types, ...(nullable ? ['null'] : [])], required},
    ...contentFacts({...place, owner: place.field}, schema),
  ];
}

/** Keywords that the name of a type includes, or that repeat what the variants say. */
const IN_TYPE = new Set(['types', 'nullable', 'format', 'discriminator']);

/** The keywords and fields of a schema. Those of its variants are together. */
function contentFacts(place: Place, schema: Schema): Fact[] {
  const {choices, properties = {}, items, additionalProperties: entry, required = [], ...rest} = shapeOf(schema);
  const keywords = Object.entries(rest).filter(([name]) => !IN_TYPE.has(name));
  const {field} = place;
  return [
    ...keywords.flatMap(([name, value]) => keywordFacts(place, name, value)),
    ...(isNode(entry) ? [] : keywordFacts(place, 'additionalProperties', entry)),
    // A name that contains a dot is quoted, so that it doesn't look like two names.
    ...Object.entries(properties).flatMap(([name, property]) => {
      const path = [field, name.includes('.') ? JSON.stringify(name) : name].filter(Boolean).join('.');
      return schemaFacts({...place, field: path}, property, required.includes(name));
    }),
    ...(items ? contentFacts({...place, field: `${field}[]`}, items) : []),
    ...(isNode(entry) ? contentFacts({...place, field: `${field}.{key}`}, entry) : []),
    ...choices.flatMap(({variants}) => variants.flatMap((variant) => contentFacts(place, variant))),
  ];
}

const bodyFacts = (part: ChangedPart, {content, headers = {}}: Response, required?: boolean): Fact[] => [
  ...schemaFacts({part, field: ''}, mainMedia(content)?.[1].schema ?? {}, required),
  ...keywordFacts({part, field: '', owner: ''}, 'headers', Object.keys(headers)),
];

function operationFacts({parameters = [], requestBody, responses = {}, ...keywords}: Operation): Fact[] {
  const scopes = keywords['x-scopes']?.map(({scope}) => scope);
  // `security` repeats the scopes, and the others are the subject.
  const left = {summary: undefined, security: undefined, method: undefined, path: undefined};
  const own = Object.entries({...keywords, 'x-scopes': scopes, ...left});
  return [
    ...own.flatMap(([keyword, value]) => keywordFacts({field: ''}, keyword, value)),
    ...parameters.flatMap(({name, in: location, schema = {}, required, ...parameter}) => {
      const place = {part: {in: location, name}, field: ''};
      const others = Object.entries(parameter).flatMap(([keyword, value]) =>
        keywordFacts({...place, owner: ''}, keyword, value),
      );
      return [...schemaFacts(place, schema, required), ...others];
    }),
    ...(requestBody ? bodyFacts({in: 'body'}, requestBody, requestBody.required) : []),
    ...Object.entries(responses).flatMap(([status, response]) => bodyFacts({in: 'response', status}, response)),
  ];
}

const apiFacts = (spec: Spec): Fact[] => [
  ...keywordFacts(
    {field: ''},
    'servers',
    spec.servers.map(({url}) => url),
  ),
  ...keywordFacts({field: ''}, 'scopes', scopesIn(spec)),
];

/** What callers rely on in a contract, by operation and webhook event. */
export function subjectsIn(contract: Node): ReadonlyMap<string, Subject> {
  const spec = contract as unknown as Spec;
  const operations = operationsOf(spec).map(({method, path, ...operation}): Subject => {
    const {operationId, summary} = operation;
    const subject = `${method.toUpperCase()} ${path}`;
    return {
      about: {kind: 'operation', subject, summary, operationId},
      facts: operationFacts(dereference(spec, operation)),
    };
  });
  const events = Object.entries(spec.webhooks ?? {}).map(([subject, {post}]): Subject => {
    const {summary = '', requestBody = {content: {}}} = post ?? {};
    const facts = bodyFacts({in: 'delivery'}, dereference(spec, requestBody));
    return {about: {kind: 'event', subject, summary}, facts};
  });
  const api: Subject = {about: {kind: 'api', subject: 'API', summary: ''}, facts: apiFacts(spec)};
  return new Map([api, ...operations, ...events].map((subject) => [subject.about.subject, subject]));
}
