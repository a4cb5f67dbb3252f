import {
  METHODS,
  type MediaType,
  type Operation,
  type Parameter,
  type PathItem,
  type Schema,
  type SchemaOrRef,
  type Spec,
  mainMedia,
  mapOperations,
  successMedia,
} from '../../model/spec';
import {isNode, mapValues} from '../../model/node';
import {withSelectors} from '../../model/selectors';
import {queryOf} from '../../../src/features/samples/core/sampleRequest';
import {isObject} from '../../../src/utils/isObject';
import {dereference} from '../../model/dereference';
import {listResponse} from '../../model/listResponse';

/** The request of a list: without parameters, or the example of a search that is a POST. */
function requestOf(spec: Spec, {parameters = [], requestBody, 'x-paging': paging}: Operation) {
  const [, body] = mainMedia(requestBody?.content) ?? [];
  if (!body || paging === 'none') return {parameters: dereference(spec, parameters), query: new URLSearchParams()};
  const {properties = {}} = dereference(spec, body.schema ?? {});
  const fields = Object.entries(properties).map(([name, schema]): Parameter => ({name, in: 'query', schema}));
  return {parameters: fields, query: queryOf(isObject(body.example) ? body.example : {})};
}

/** Adds `metadata` to the examples of lists: the filters, page and order of the operation's own parameters. */
export const addListMetadata = (spec: Spec): Spec =>
  mapMedia(spec, (media, operation) => {
    const {metadata, data} = media.schema?.properties ?? {};
    if (!metadata || !isObject(data) || !data.items) return media;
    const {parameters, query} = requestOf(spec, operation);
    const complete = (example: unknown): unknown =>
      isObject(example) ? listResponse({metadata: {}, ...example}, parameters, query) : example;
    return {
      ...media,
      ...(media.example !== undefined && {example: complete(media.example)}),
      ...(media.examples && {examples: mapValues(media.examples, (one) => ({...one, value: complete(one.value)}))}),
    };
  });

/** A path without parameter names, because `/jobs/{id}` and `/jobs/{job_id}` are the same. */
const unnamed = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');

const idsOf = (operation: Operation): unknown[] =>
  successMedia(operation).flatMap(({example, examples = {}}) => {
    const body = example ?? Object.values(examples)[0]?.value;
    const {data = body} = (body ?? {}) as {readonly data?: unknown};
    const [record] = [data].flat() as readonly ({readonly id?: unknown} | null | undefined)[];
    return record?.id ?? [];
  });

/** IDs in the examples of a path's operations. `GET` comes first. */
const idsAt = (paths: Spec['paths'], path: string): unknown[] =>
  Object.entries(paths)
    .filter(([other]) => unnamed(other) === unnamed(path))
    .flatMap(([, item]) => METHODS.flatMap((method) => (item[method] ? idsOf(item[method]) : [])));

/** Adds an example to a path parameter: the ID of the record at that path, or of the first record of the list above it. */
function completeParameter(paths: Spec['paths'], path: string, parameter: Parameter): Parameter {
  const {name, schema = {}} = parameter;
  if (parameter.in !== 'path' || schema.examples || schema.enum) return parameter;
  const record = path.slice(0, path.indexOf(`{${name}}`) + name.length + 2);
  const list = record.slice(0, record.lastIndexOf('/'));
  const ids = [record, list].flatMap((prefix) => idsAt(paths, prefix));
  const example = schema.type === 'integer' ? ids.find((id) => typeof id === 'number') : ids.map(String)[0];
  return example === undefined ? parameter : {...parameter, schema: {...schema, examples: [example]}};
}

/** Adds an example to each path parameter from the example of its resource, so that samples, forms and collections agree. */
export const addPathExamples = (spec: Spec): Spec => ({
  ...spec,
  paths: mapValues(spec.paths, (item, path) =>
    mapOperations(item, ({parameters, ...operation}) => ({
      ...operation,
      ...(parameters && {parameters: parameters.map((one) => completeParameter(spec.paths, path, one))}),
    })),
  ),
});

/** The example of a schema: its own, or one made of the examples of its parts. Undefined if there are none. */
function exampleOf(spec: Spec, node: SchemaOrRef, seen: readonly string[] = []): unknown {
  if (node.$ref !== undefined) {
    if (seen.includes(node.$ref)) return undefined;
    const name = node.$ref.replace('#/components/schemas/', '');
    const target = spec.components.schemas?.[name];
    return target ? exampleOf(spec, target, [...seen, node.$ref]) : undefined;
  }
  if (node.examples?.length) return node.examples[0];
  if (node.items) {
    const item = exampleOf(spec, node.items, seen);
    return item === undefined ? undefined : [item];
  }
  const parts = [...(node.allOf ?? []), ...(node.oneOf ?? node.anyOf ?? []).slice(0, 1)];
  const examples = [...parts.map((part) => exampleOf(spec, part, seen)), propertiesExample(spec, node, seen)];
  const [first, ...others] = examples.filter((example) => example !== undefined);
  return isNode(first) ? Object.assign({}, first, ...others.filter(isNode)) : first;
}

/** An object of the examples of properties, and of the first variant's value for the discriminator. */
function propertiesExample(spec: Spec, {properties = {}, ...node}: Schema, seen: readonly string[]): unknown {
  const parts = Object.entries(properties).map(([name, part]) => [name, exampleOf(spec, part, seen)] as const);
  const [variant] = (withSelectors(node) as Schema).oneOf ?? [];
  const [selector] = variant?.['x-selected-by'] ?? [];
  const selected = selector === undefined ? [] : [[node.discriminator?.propertyName ?? '', selector] as const];
  const known = [...parts.filter(([, value]) => value !== undefined), ...selected];
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

type Change = (media: MediaType, operation: Operation) => MediaType;

function changedIn(operation: Operation, change: Change): Operation {
  const ofContent = (media: MediaType): MediaType => change(media, operation);
  return {
    ...operation,
    ...(operation.requestBody && {
      requestBody: {...operation.requestBody, content: mapValues(operation.requestBody.content, ofContent)},
    }),
    responses: mapValues(operation.responses ?? {}, (response) =>
      response.content ? {...response, content: mapValues(response.content, ofContent)} : response,
    ),
  };
}

/** A description with each media type of each operation and webhook changed. */
export function mapMedia(spec: Spec, change: Change): Spec {
  const ofPath = (item: PathItem): PathItem => mapOperations(item, (operation) => changedIn(operation, change));
  return {
    ...spec,
    paths: mapValues(spec.paths, ofPath),
    ...(spec.webhooks && {webhooks: mapValues(spec.webhooks, ofPath)}),
  };
}

/**
 * Adds an example to each request and response from the examples of its schemas. An entity's example is in one place, so
 * that it is the same in lists, single responses and webhooks.
 */
export const addExamples = (spec: Spec): Spec =>
  mapMedia(spec, (media) => {
    if (media.example !== undefined || media.examples || !media.schema) return media;
    const example = exampleOf(spec, media.schema);
    return example === undefined ? media : {...media, example};
  });

/** Adds the first named example as `example`, for tools that read only that. */
export const addFirstExamples = (spec: Spec): Spec =>
  mapMedia(spec, (media) => {
    const [shared] = Object.values(media.examples ?? {});
    const first = shared && dereference(spec, shared);
    return media.example !== undefined || first?.value === undefined ? media : {...media, example: first.value};
  });
