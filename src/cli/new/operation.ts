import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {parse, stringify} from 'yaml';
import {METHODS} from '../../../openapi/model/spec';
import {apiVersions} from '../../config/apiVersions';

/** Segments of a path are words or parameters, as all paths of the API have them. */
const PATH = /^(?:\/v2|\/public_api\/v1)(?:\/(?:[a-z0-9_]+|\{[a-z0-9_]+\}))+$/;

interface Root {
  readonly paths: Readonly<Record<string, {readonly $ref: string} | undefined>>;
}

/** The ID that other operations of its shape have: `people-show`, `people-index`, `imports-start` for a named action. */
export function operationIdOf(resource: string, method: string, url: string): string {
  const segments = url.replace(/^.*?\/v\d+\//, '').split('/');
  const last = segments.at(-1) ?? '';
  const word = last.replaceAll('_', '-');
  const isRecord = last.startsWith('{');
  const isList = segments.length === 1 || (!url.includes('{') && resource.endsWith(word));
  if (!isRecord && !isList) return `${resource}-${word}`;
  const names = {get: isRecord ? 'show' : 'index', post: 'create', put: 'update', patch: 'update', delete: 'destroy'};
  return `${resource}-${names[method as keyof typeof names]}`;
}

/** An operation with everything that is the same for all. The linter names what is empty, with the fix. */
function skeleton(operationId: string, url: string, tag: string): object {
  const parameters = [...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const response = (name: string): object => ({$ref: `../../components/responses/${name}.yaml`});
  return {
    operationId,
    summary: '',
    description: '',
    tags: [tag],
    security: [{oauth2: []}, {apiKey: []}],
    'x-scopes': [],
    'x-rate-limit-cost': {base: 1},
    'x-paging': 'none',
    ...(parameters.length > 0 && {
      parameters: parameters.map((name) => ({
        ...{name, in: 'path', required: true, description: '', schema: {type: 'string'}},
      })),
    }),
    responses: {
      200: {description: ''},
      401: response('Unauthorized'),
      403: response('Forbidden'),
      ...(parameters.length > 0 && {404: response('NotFound')}),
      429: response('TooManyRequests'),
    },
  };
}

/** Adds a path after the other paths of its resource, as text, because a YAML library would reformat the file. */
function withPath(text: string, url: string, resource: string, file: string): string {
  const rows = text.split('\n');
  const lastOf = (folder: string): number =>
    rows.findLastIndex((row) => row.startsWith(`    $ref: ./resources/${folder}`));
  const own = lastOf(`${resource}/`);
  return rows.toSpliced((own === -1 ? lastOf('') : own) + 1, 0, `  ${url}:`, `    $ref: ./${file}`).join('\n');
}

/**
 * The files of a new operation: its part of the description, and the list of paths. The linter finds an ID that exists.
 * @param resource a folder in `resources/`
 * @param url path with the prefix of the version: `/v2/people/{id}`, `/public_api/v1/people/{id}`
 * @throws when the resource, method or version is unknown, or the operation exists
 */
export function newOperation(resource: string, method: string, url: string): Map<string, string> {
  const version = apiVersions.find(({id}) => url.includes(`/${id}/`));
  if (!version || !PATH.test(url))
    throw new Error(
      `${url} can't be a path. Use lower-case words and parameters after /v2 or /public_api/v1: /v2/people/{id}/photo`,
    );
  if (!METHODS.some((known) => known === method))
    throw new Error(`${method} is no method. Use one of ${METHODS.join(', ')}.`);
  const folder = `openapi/${version.id}`;
  const resources = readdirSync(`${folder}/resources`);
  if (!resources.includes(resource))
    throw new Error(
      `There is no resource '${resource}'. Choose one of ${resources.join(', ')}. For a new one, write its tag.yaml first (README.md).`,
    );
  const root = readFileSync(`${folder}/openapi.yaml`, 'utf8');
  const known = (parse(root) as Root).paths[url]?.$ref.replace('./', '');
  const file = known ?? `resources/${resource}/${url.replace(/^.*?\/v\d+\//, '').replaceAll('/', '_')}.yaml`;
  const before = existsSync(`${folder}/${file}`) ? readFileSync(`${folder}/${file}`, 'utf8') : '';
  if (before !== '' && (known === undefined || method in (parse(before) as object)))
    throw new Error(`${folder}/${file} already has ${known === undefined ? 'another path' : method}. Edit it there.`);
  const {name} = parse(readFileSync(`${folder}/resources/${resource}/tag.yaml`, 'utf8')) as {name: string};
  const operation = {[method]: skeleton(operationIdOf(resource, method, url), url, name)};
  return new Map([
    [`${folder}/${file}`, before + stringify(operation, {lineWidth: 0})],
    ...(known === undefined ? [[`${folder}/openapi.yaml`, withPath(root, url, resource, file)] as const] : []),
  ]);
}
