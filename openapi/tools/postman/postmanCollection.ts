import {siteUrl} from '../../../src/config/siteUrl';
import {dereferenceOperation} from '../../model/dereference';
import {type Content, JSON_TYPE, examplesOf, mainMedia} from '../../model/media';
import {type Parameter, type PlacedOperation, type Spec, operationsOf} from '../../model/spec';
import {meaningOf} from '../../model/statusCodes';
import {plainParameters} from './plainParameters';
import {stableId} from './stableId';

/** Markdown with absolute links. */
const words = (text: string) => ({content: text.replaceAll('](/', `](${siteUrl}/`), type: 'text/markdown'});

/** A parameter as a row of a table. Optional ones are listed, but not sent. */
const row = ({name, description = '', required, example}: Parameter) => ({
  key: name,
  value: String(example),
  disabled: !required,
  description: words(required ? `(Required) ${description}` : description),
});

/** The type and the text of the first example of a body. */
function exampleIn(content: Content | undefined) {
  const [type, media = {}] = mainMedia(content) ?? [];
  const [first] = examplesOf(media);
  if (type === undefined || first === undefined) return undefined;
  const {value} = first;
  return {type, text: typeof value === 'string' && type !== JSON_TYPE ? value : JSON.stringify(value, null, 2)};
}

function requestOf({method, path, requestBody, responses = {}, ...operation}: PlacedOperation) {
  const parameters = plainParameters(operation);
  const at = (location: Parameter['in']) => parameters.filter((one) => one.in === location);
  const body = exampleIn(requestBody?.content);
  const accepted = Object.values(responses).flatMap(({content}) => mainMedia(content)?.[0] ?? []);
  return {
    method: method.toUpperCase(),
    url: {
      host: ['{{baseUrl}}'],
      path: path
        .slice(1)
        .replaceAll(/\{(\w+)\}/g, ':$1')
        .split('/'),
      query: at('query').map(row),
      variable: at('path').map((one) => ({...row(one), type: 'any'})),
    },
    header: [
      ...at('header').map(row),
      ...(body ? [{key: 'Content-Type', value: body.type}] : []),
      ...accepted.slice(0, 1).map((type) => ({key: 'Accept', value: type})),
    ],
    ...(body && {
      body: {
        mode: 'raw',
        raw: body.text,
        ...(body.type === JSON_TYPE && {options: {raw: {headerFamily: 'json', language: 'json'}}}),
      },
    }),
  };
}

/** The request of an example, without disabled parameters and descriptions. Those would triple the file size. */
function sentRequest({url, ...request}: ReturnType<typeof requestOf>) {
  const {query, variable} = url;
  return {
    ...request,
    url: {
      ...url,
      query: query.filter(({disabled}) => !disabled),
      variable: variable.map(({key, value}) => ({key, value})),
    },
  };
}

function itemOf(operation: PlacedOperation, scope: string) {
  const {operationId, summary, description, responses = {}} = operation;
  const id = `${scope}/${operationId}`;
  const request = requestOf(operation);
  return {
    id: stableId(id),
    name: summary,
    request: {name: summary, description: words(description ?? ''), ...request, auth: null},
    response: Object.entries(responses).map(([status, {content}]) => {
      const example = exampleIn(content);
      return {
        id: stableId(`${id}/${status}`),
        name: `${status} ${meaningOf(status)}`.trim(),
        originalRequest: sentRequest(request),
        status: meaningOf(status),
        code: Number(status) || 500,
        header: example ? [{key: 'Content-Type', value: example.type}] : [],
        body: example?.text,
        cookie: [],
        // cspell:disable-next-line
        _postman_previewlanguage: example?.type === JSON_TYPE ? 'json' : 'text',
      };
    }),
    event: [],
    protocolProfileBehavior: {disableBodyPruning: true},
  };
}

/**
 * A bundle as a Postman collection (format 2.1.0): a folder for each tag, and a request with examples for each operation.
 * IDs are the same in every build. The credential goes into the variable `apiKey`.
 */
export function postmanCollection(spec: Spec) {
  const scope = `${siteUrl}/${spec.info.title}`;
  const operations = operationsOf(spec).map((operation) => dereferenceOperation(spec, operation));
  return {
    item: spec.tags.map(({name, description}) => ({
      id: stableId(`${scope}/${name}`),
      name,
      description: words(description),
      item: operations.filter(({tags}) => tags?.[0] === name).map((operation) => itemOf(operation, `${scope}/${name}`)),
    })),
    auth: {type: 'bearer', bearer: [{key: 'token', value: '{{apiKey}}', type: 'string'}]},
    event: [],
    variable: [
      {key: 'baseUrl', value: spec.servers[0]?.url ?? '', type: 'string'},
      {key: 'apiKey', value: '', type: 'string', description: 'An API key or an access token.'},
    ],
    info: {
      _postman_id: stableId(scope),
      name: spec.info.title,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
      description: words(spec.info.description ?? ''),
    },
  };
}
