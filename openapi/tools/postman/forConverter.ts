import {dereference} from '../../model/dereference';
import {METHODS, type MediaType, type Operation, type PathItem, type Response, type Spec} from '../../model/spec';
import {plainParameters} from './plainParameters';

type Content = Readonly<Record<string, MediaType>>;

/** Each media type with its example alone: a body is taken from there, never put together from a schema. */
const exampled = (content: Content): Record<string, MediaType> =>
  Object.fromEntries(
    Object.entries(content).map(([type, {example}]) => [type, example === undefined ? {} : {schema: {}, example}]),
  );

/** Headers of answers have no values in the description, so the converter would write empty ones. */
const answer = ({description, content}: Response): Response => ({
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
    responses: Object.fromEntries(Object.entries(responses).map(([status, response]) => [status, answer(response)])),
  };
}

/**
 * A bundle as the Postman converter needs it. It knows OpenAPI 3.1 in part: it passes over `examples` of schemas and
 * invents values for them, takes the first security scheme with all its scopes, and makes nothing of webhooks. So it gets
 * plain parameters, bodies as examples, one bearer scheme, and no reference to follow.
 */
export function forConverter(spec: Spec): Spec {
  const paths = Object.entries(dereference(spec, spec.paths)).map(([path, item]): [string, PathItem] => [
    path,
    Object.fromEntries(
      METHODS.flatMap((method) => {
        const operation = item[method];
        return operation ? [[method, completeOperation(operation)]] : [];
      }),
    ),
  ]);
  const {openapi, info, servers, tags} = spec;
  const components = {securitySchemes: {bearer: {type: 'http', scheme: 'bearer'}}};
  const completed = {openapi, info, servers, tags, paths: Object.fromEntries(paths), components};
  return {...completed, security: [{bearer: []}]} as Spec;
}
