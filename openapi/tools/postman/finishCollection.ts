import {type PlacedOperation, type Spec, operationsOf} from '../../model/spec';
import {siteUrl} from '../../../src/config/siteUrl';
import {meaningOf} from '../../model/statusCodes';
import {
  type Collection,
  type ExampleResponse,
  type Folder,
  type Request,
  type RequestItem,
  isFolder,
} from './collection';
import {stableId} from './stableId';

type FindOperation = (request: Request) => PlacedOperation;

/** Makes the links of a Markdown description absolute. */
const words = (text: string): {content: string; type: string} => ({
  content: text.replaceAll('](/', `](${siteUrl}/`),
  type: 'text/markdown',
});

/** The path of a request as in the description: `/v2/people/{id}` for `v2`, `people`, `:id`. */
const pathOf = ({url}: Request): string => `/${url.path.join('/').replaceAll(/:(\w+)/g, '{$1}')}`;

function finderIn(spec: Spec): FindOperation {
  const known = new Map(operationsOf(spec).map((operation) => [`${operation.method} ${operation.path}`, operation]));
  return (request) => {
    const name = `${request.method.toLowerCase()} ${pathOf(request)}`;
    const operation = known.get(name);
    if (!operation)
      throw new Error(
        `${spec.info.title}: the Postman collection has ${name}, but the API description does not. Check openapi/tools/postman/forConverter.ts.`,
      );
    return operation;
  };
}

const worded = <T extends {readonly description?: unknown}>(part: T): T => {
  const {description} = part;
  const text = typeof description === 'string' ? description : (description as {content?: string} | undefined)?.content;
  return text === undefined ? part : {...part, description: words(text)};
};

/** Postman's format doesn't allow an empty body. */
function withoutEmptyBody<T extends Request>({body, ...request}: T): Omit<T, 'body'> & Pick<Request, 'body'> {
  return body?.mode === undefined ? request : {...request, body};
}

const finishRequest = (request: Request): Request => ({
  ...withoutEmptyBody(worded(request)),
  url: {...request.url, query: request.url.query.map(worded), variable: request.url.variable.map(worded)},
});

/** The request of an example, without disabled parameters and descriptions. Those would triple the file size. */
const sentRequest = (request: Request): Request => ({
  ...withoutEmptyBody(request),
  url: {
    ...request.url,
    query: request.url.query.filter(({disabled}) => !disabled),
    variable: request.url.variable.map(({key, value}) => ({key, value})),
  },
});

const finishResponse = (response: ExampleResponse, id: string): ExampleResponse => ({
  ...response,
  id: stableId(`${id}/${String(response.code)}`),
  name: `${String(response.code)} ${meaningOf(String(response.code))}`.trim(),
  originalRequest: sentRequest(response.originalRequest),
});

function finishItem(item: RequestItem, scope: string, find: FindOperation): RequestItem {
  const id = `${scope}/${find(item.request).operationId}`;
  return {
    ...item,
    id: stableId(id),
    request: finishRequest(item.request),
    response: item.response.map((response) => finishResponse(response, id)),
  };
}

const finishFolder = (folder: Folder, scope: string, find: FindOperation): Folder => ({
  ...worded(folder),
  id: stableId(`${scope}/${folder.name}`),
  item: folder.item.map((entry) => finish(entry, `${scope}/${folder.name}`, find)),
});

const finish = (entry: Folder | RequestItem, scope: string, find: FindOperation): Folder | RequestItem =>
  isFolder(entry) ? finishFolder(entry, scope, find) : finishItem(entry, scope, find);

/**
 * Completes the converter's collection: stable IDs instead of random ones, the credential in the variable `apiKey`,
 * absolute links, and responses named by their status.
 */
export function finishCollection(collection: Collection, spec: Spec): Collection {
  const find = finderIn(spec);
  const scope = `${siteUrl}/${spec.info.title}`;
  return {
    ...collection,
    info: {
      ...collection.info,
      _postman_id: stableId(scope),
      description: words(spec.info.description ?? ''),
    },
    auth: {type: 'bearer', bearer: [{key: 'token', value: '{{apiKey}}', type: 'string'}]},
    variable: [
      {key: 'baseUrl', value: spec.servers[0]?.url ?? '', type: 'string'},
      {key: 'apiKey', value: '', type: 'string', description: 'An API key or an access token.'},
    ],
    item: collection.item.map((entry) => finish(entry, scope, find)),
  };
}
