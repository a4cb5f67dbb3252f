import {readFileSync} from 'node:fs';
import {type Node, childOf, entriesOf, join, referred} from '../../../openapi/model/node';
import {validatorOf} from '../../../openapi/tools/validation/validator';

/** The description of 2.0 as readers download it; made by `npm run api:bundle`. */
export const spec = JSON.parse(readFileSync('openapi/dist/published/openapi/v2.json', 'utf8')) as Node;

const validate = validatorOf(spec);
const JSON_TYPE = 'application/json';

/** A request or a response body: its JSON media type, and the JSON pointer of its schema. */
export interface Body {
  readonly media: Node;
  readonly schema: string;
}

/** The body of the part at these keys; one that operations share is found where it is described. */
function bodyAt(...keys: readonly string[]): Body {
  const {$ref = join('#', ...keys)} = keys.reduce(childOf, spec);
  const content = childOf(referred(spec, {$ref}), 'content');
  return {media: childOf(content, JSON_TYPE), schema: join(String($ref).slice(1), 'content', JSON_TYPE, 'schema')};
}

/** The payload of a webhook event. */
export const payloadOf = (event: string): Body => bodyAt('webhooks', event, 'post', 'requestBody');

/** The request body of an operation. */
export const requestOf = (path: string, method: string): Body => bodyAt('paths', path, method, 'requestBody');

/** A response of an operation. */
export const responseOf = (path: string, method: string, status: string): Body =>
  bodyAt('paths', path, method, 'responses', status);

/** What the schema of a body has against a value; nothing when it holds. */
export const faultsOf = ({schema}: Body, value: unknown): string[] => validate(schema, value, 'the body');

/** The named examples of a body, by name. */
export const examplesOf = ({media}: Body): Readonly<Record<string, unknown>> =>
  Object.fromEntries(entriesOf(media, 'examples').map(([name, {value}]) => [name, value]));
