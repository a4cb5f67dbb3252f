import {dereference} from '../../model/dereference';
import {examplesOf} from '../../model/media';
import {type MediaType, type Operation, type PathItem, type Response, type Spec, mapOperations} from '../../model/spec';
import {plainParameters} from './plainParameters';

type Content = Readonly<Record<string, MediaType>>;

/** Each media type with only its first example, so that the converter doesn't make up a body from the schema. */
const exampled = (content: Content): Record<string, MediaType> =>
  Object.fromEntries(
    Object.entries(content).map(([type, media]) => {
      const [first] = examplesOf(media);
      return [type, first === undefined ? {} : {schema: {}, example: first.value}];
    }),
  );

/** Without response headers: the description has no values for them, so the converter would write empty ones. */
const withoutHeaders = ({description, content}: Response): Response => ({
  description: description ?? '',
  ...(content && {content: exampled(content)}),
});

function completeOperation(operation: Operation): Operation {
  const {operationId, summary, description, tags, deprecated, requestBody, responses = {}} = operation;
  return {
    operationId,
    summary,
    description,
    tags,
    deprecated,
    parameters: plainParameters(operation),
    ...(requestBody && {requestBody: {...requestBody, content: exampled(requestBody.content)}}),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [status, withoutHeaders(response)]),
    ),
  };
}

/**
 * Prepares a bundle for the Postman converter, which supports only part of OpenAPI 3.1: it ignores `examples` of schemas
 * and invents values, takes the first security scheme with all scopes, and skips webhooks. So it gets plain parameters,
 * bodies as examples, one bearer scheme, and no references.
 */
export function forConverter(spec: Spec): Spec {
  const paths = Object.entries(dereference(spec, spec.paths)).map(([path, item]): [string, PathItem] => [
    path,
    mapOperations<PathItem>(item, completeOperation),
  ]);
  const {openapi, info, servers, tags} = spec;
  const components = {securitySchemes: {bearer: {type: 'http', scheme: 'bearer'}}};
  const completed = {openapi, info, servers, tags, paths: Object.fromEntries(paths), components};
  return {...completed, security: [{bearer: []}]} as Spec;
}
