import {readFileSync} from 'node:fs';
import type {ParameterSchema, QueryParameter} from './filters';

/** The bundle that the mock answers from. */
export const SPEC = 'openapi/dist/published/openapi/v2.json';

/** What the gateway knows of an operation. */
export interface Operation {
  /** Scopes that a token needs for it, all of them. */
  readonly scopes: readonly string[];
  readonly isAdminOnly: boolean;
  /** Body of its 403, as the description documents it. */
  readonly forbidden: unknown;
  readonly query: readonly QueryParameter[];
}

/** Finds the operation that a request is for. */
export type FindOperation = (method: string, pathname: string) => Operation | undefined;

export interface Operations {
  readonly find: FindOperation;
  /** Every scope that the description knows, in its order. */
  readonly scopes: readonly string[];
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});

/** A node, or what it refers to. A bundle refers to places in itself only. */
function resolved(spec: Node, value: unknown): Node {
  const node = nodeOf(value);
  if (typeof node.$ref !== 'string') return node;
  const keys = node.$ref.split('/').slice(1);
  return resolved(
    spec,
    keys.reduce<unknown>((place, key) => nodeOf(place)[key.replaceAll('~1', '/').replaceAll('~0', '~')], spec),
  );
}

/** The value at a path of keys, with references followed on the way. */
const at = (spec: Node, value: unknown, ...keys: readonly string[]): Node =>
  keys.reduce((node, key) => resolved(spec, node[key]), resolved(spec, value));

const listOf = (spec: Node, value: unknown): Node[] =>
  Array.isArray(value) ? value.map((item) => resolved(spec, item)) : [];

/** Only what a value in a query needs: its type, and the types below it. */
function schemaOf(spec: Node, value: unknown): ParameterSchema {
  const {type, items, properties} = resolved(spec, value);
  return {
    types: [type].flat().filter((name) => typeof name === 'string'),
    ...(items !== undefined && {items: schemaOf(spec, items)}),
    properties: Object.fromEntries(
      Object.entries(nodeOf(properties)).map(([name, property]) => [name, schemaOf(spec, property)]),
    ),
  };
}

function operationOf(spec: Node, shared: unknown, operation: Node): Operation {
  const parameters = [...listOf(spec, shared), ...listOf(spec, operation.parameters)];
  return {
    scopes: listOf(spec, operation['x-scopes']).map(({scope}) => String(scope)),
    isAdminOnly: operation['x-admin-only'] === true,
    forbidden: at(spec, operation, 'responses', '403', 'content', 'application/json').example,
    query: parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({name, schema}) => ({name: String(name), schema: schemaOf(spec, schema)})),
  };
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);

/** Reads the operations of a description. */
export function operationsOf(spec: Node): Operations {
  const routes = Object.entries(nodeOf(spec.paths))
    // A path without a variable is meant where both fit (OpenAPI 3.1, 4.8.8.1).
    .sort(([one], [other]) => Number(one.includes('{')) - Number(other.includes('{')))
    .map(([path, item]) => ({pattern: patternOf(path), item: nodeOf(item)}));
  const flows = Object.values(at(spec, spec, 'components', 'securitySchemes', 'oauth2', 'flows'));
  return {
    find: (method, pathname) => {
      const item = routes.find(({pattern}) => pattern.test(pathname))?.item;
      const operation = item?.[method.toLowerCase()];
      return item && isNode(operation) ? operationOf(spec, item.parameters, operation) : undefined;
    },
    scopes: [...new Set(flows.flatMap((flow) => Object.keys(nodeOf(nodeOf(flow).scopes))))],
  };
}

/** The operations of the mock API. @throws when the description has not been bundled */
export const readOperations = (): Operations => operationsOf(nodeOf(JSON.parse(readFileSync(SPEC, 'utf8'))));
