import {parse, stringify} from 'yaml';
import {apiVersions} from '../../config/apiVersions';
import {type Files, type ReadFile, assertNew, withItem} from './files';

const ROUTES = 'tests/fixtures/routes.json';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Segments of a path are words or parameters, as all paths of the API have them. */
const PATH = /^(?:\/(?:[a-z0-9_]+|\{[a-z0-9_]+\}))+$/;

/** A longer path is a file name that some systems refuse. Characters. */
const LONGEST = 150;

/** Folders of resources are words with hyphens. */
const RESOURCE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What a request for a new operation names. */
export interface Wanted {
  /** Folder of the resource below `resources/`: `people`. */
  readonly resource: string;
  readonly method: string;
  /** Path with the prefix of the version: `/v2/people/{id}`, `/public_api/v1/people/{id}`. */
  readonly path: string;
}

interface Root {
  readonly info: {readonly 'x-base-url': string};
  readonly paths: Readonly<Record<string, {readonly $ref: string}>>;
}
type Routes = Record<string, {operations: string[]}>;

const rootFileOf = (version: string): string => `openapi/${version}/openapi.yaml`;

/** What all paths of a version begin with: `/v2/`, `/public_api/v1/`. */
function prefixOf(version: string, read: ReadFile): string {
  const {info} = parse(read(rootFileOf(version))) as Root;
  return `${new URL(info['x-base-url']).pathname}/`;
}

/** The segments of a path after the prefix of its version. */
const segmentsOf = (path: string): string[] => path.replace(/^.*?\/v\d+\//, '').split('/');

const isParameter = (segment: string): boolean => segment.startsWith('{');

/** The ID that other operations of its shape have: `people-show`, `people-index`, `imports-start` for a named action. */
export function operationIdOf({resource, method, path}: Wanted): string {
  const segments = segmentsOf(path);
  const last = segments.at(-1) ?? '';
  const word = last.replaceAll('_', '-');
  const isList = segments.length === 1 || (!segments.some(isParameter) && resource.endsWith(word));
  if (!isParameter(last) && !isList) return `${resource}-${word}`;
  const reads = isParameter(last) ? 'show' : 'index';
  const names: Readonly<Record<string, string>> = {
    get: reads,
    post: 'create',
    put: 'update',
    patch: 'update',
    delete: 'destroy',
  };
  return `${resource}-${names[method] ?? method}`;
}

/** An operation with everything that is the same for all. The linter names what is empty, with the fix. */
function skeleton(wanted: Wanted, tag: string): object {
  const parameters = [...wanted.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const response = (name: string): object => ({$ref: `../../components/responses/${name}.yaml`});
  return {
    operationId: operationIdOf(wanted),
    summary: '',
    description: '',
    tags: [tag],
    security: [{oauth2: []}, {apiKey: []}],
    'x-scopes': [],
    'x-rate-limit-cost': {base: 1},
    'x-paging': 'none',
    ...(parameters.length > 0 && {
      parameters: parameters.map((name) => ({
        name,
        in: 'path',
        required: true,
        description: '',
        schema: {type: 'string'},
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
function withPath(text: string, {resource, path}: Wanted, file: string): string {
  const rows = text.split('\n');
  const lastOf = (folder: string): number =>
    rows.findLastIndex((row) => row.startsWith(`    $ref: ./resources/${folder}`));
  const place = lastOf(`${resource}/`);
  return rows.toSpliced((place === -1 ? lastOf('') : place) + 1, 0, `  ${path}:`, `    $ref: ./${file}`).join('\n');
}

/**
 * The files of a new operation: its part of the description, the list of paths, and the list of routes for tests.
 * @throws when the resource or version is unknown, or the operation exists
 */
export function newOperation(wanted: Wanted, read: ReadFile): Files {
  const {resource, method, path} = wanted;
  const version = apiVersions.find(({id}) => path.startsWith(prefixOf(id, read)));
  if (!version)
    throw new Error(
      `The path '${path}' must begin with ${apiVersions.map(({id}) => prefixOf(id, read)).join(' or ')}.`,
    );
  if (!PATH.test(path) || path.length > LONGEST) {
    throw new Error(
      `${path} can't be a path. Use lower-case words and parameters, at most ${String(LONGEST)} characters: ${prefixOf(version.id, read)}people/{id}/photo`,
    );
  }
  if (!RESOURCE.test(resource)) {
    throw new Error(
      `'${resource}' can't be a resource. Use the name of a folder in openapi/${version.id}/resources: people`,
    );
  }
  if (!METHODS.includes(method)) throw new Error(`${method} is no method. Use one of ${METHODS.join(', ')}.`);
  const folder = `openapi/${version.id}`;
  const rootFile = rootFileOf(version.id);
  const {paths} = parse(read(rootFile)) as Root;
  const known = paths[path]?.$ref.replace('./', '');
  const file = known ?? `resources/${resource}/${segmentsOf(path).join('_')}.yaml`;
  if (known === undefined) assertNew(`${folder}/${file}`, read);
  const before = known === undefined ? '' : read(`${folder}/${known}`);
  if (before !== '' && method in (parse(before) as object))
    throw new Error(`${folder}/${file} already has ${method}. Edit it there.`);
  const {name} = parse(read(`${folder}/resources/${resource}/tag.yaml`)) as {name: string};
  const routes = JSON.parse(read(ROUTES)) as Routes;
  const list = routes[`api-${version.label}`];
  const url = `${version.baseUrl}${operationIdOf(wanted)}/`;
  if (list === undefined) throw new Error(`${ROUTES} has no list api-${version.label}. Add it.`);
  if (list.operations.includes(url)) {
    throw new Error(
      `Another operation has the operationId ${operationIdOf(wanted)}, which ${method} ${path} would get. Write the operation by hand with another (README.md).`,
    );
  }
  const operations = withItem(list.operations, url, (other) => other.startsWith(`${version.baseUrl}${resource}-`));
  return new Map([
    [`${folder}/${file}`, before + stringify({[method]: skeleton(wanted, name)}, {lineWidth: 0})],
    ...(known === undefined ? [[rootFile, withPath(read(rootFile), wanted, file)] as const] : []),
    [ROUTES, JSON.stringify({...routes, [`api-${version.label}`]: {...list, operations}})],
  ]);
}
