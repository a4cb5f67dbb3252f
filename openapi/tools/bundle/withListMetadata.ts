import {isObject} from '../../../src/utils/isObject';
import {dereference} from '../../model/dereference';
import {listResponse} from '../../model/listResponse';
import {mainMedia} from '../../model/media';
import type {Operation, Parameter, Spec} from '../../model/spec';
import {mapMedia, mapValues} from './withExamples';

/** The fields of a body as pairs of a query: `ids=1`, `updated_at[gt]=…`. */
const pairsOf = (body: unknown): string[][] =>
  Object.entries(isObject(body) ? body : {}).flatMap(([name, value]) =>
    isObject(value)
      ? Object.entries(value).map(([part, bound]) => [`${name}[${part}]`, String(bound)])
      : [value].flat().map((one) => [name, String(one)]),
  );

interface ListRequest {
  readonly parameters: readonly Parameter[];
  readonly query: URLSearchParams;
}

/** The request of a list: without parameters, or the example of a search that is a POST. */
function requestOf(spec: Spec, {parameters = [], requestBody, 'x-paging': paging}: Operation): ListRequest {
  const [, body] = mainMedia(requestBody?.content) ?? [];
  if (!body || paging === 'none') return {parameters: dereference(spec, parameters), query: new URLSearchParams()};
  const {properties = {}} = dereference(spec, body.schema ?? {});
  const fields = Object.entries(properties).map(([name, schema]): Parameter => ({
    name,
    in: 'query',
    schema: isObject(schema) ? schema : {},
  }));
  return {parameters: fields, query: new URLSearchParams(pairsOf(body.example))};
}

/** Adds `metadata` to the examples of lists: the filters, page and order of the operation's own parameters. */
export const withListMetadata = (spec: Spec): Spec =>
  mapMedia(spec, (media, operation) => {
    const {metadata, data} = media.schema?.properties ?? {};
    if (!metadata || !isObject(data) || !data.items) return media;
    const {parameters, query} = requestOf(spec, operation);
    const complete = (example: unknown): unknown =>
      isObject(example) ? listResponse({metadata: {}, ...example}, parameters, query) : example;
    return {
      ...media,
      ...(media.example !== undefined && {example: complete(media.example)}),
      ...(media.examples && {
        examples: mapValues(media.examples, (one) => ({...one, value: complete(one.value)})),
      }),
    };
  });
