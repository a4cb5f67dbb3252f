import {readFileSync} from 'node:fs';
import {type Node, childOf, entriesOf, isNode, listOf, referred} from '../../openapi/model/node';
import type {ParameterSchema, QueryParameter} from './filters';

/** The bundle that the mock serves. */
export const SPEC = 'openapi/dist/published/openapi/v2.json';

/** What the gateway knows about an operation. */
export interface Operation {
  /** A token needs all of these scopes. */
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

/** Only what a value in a query needs: its type, and the types below it. */
function schemaOf(spec: Node, value: unknown): ParameterSchema {
  const schema = referred(spec, value);
  const {type, items} = schema;
  return {
    types: [type].flat().filter((name) => typeof name === 'string'),
    ...(items !== undefined && {items: schemaOf(spec, items)}),
    properties: Object.fromEntries(
      Object.entries(childOf(schema, 'properties')).map(([name, property]) => [name, schemaOf(spec, property)]),
    ),
  };
}

function operationOf(spec: Node, path: Node, operation: Node): Operation {
  const forbidden = referred(spec, childOf(operation, 'responses')['403']);
  return {
    scopes: listOf(operation, 'x-scopes').map(({scope}) => String(scope)),
    isAdminOnly: operation['x-admin-only'] === true,
    forbidden: ['content', 'application/json'].reduce(childOf, forbidden).example,
    query: [...listOf(path, 'parameters'), ...listOf(operation, 'parameters')]
      .map((parameter) => referred(spec, parameter))
      .filter((parameter) => parameter.in === 'query')
      .map(({name, schema}) => ({name: String(name), schema: schemaOf(spec, schema)})),
  };
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);

/** Reads the operations of a description. */
export function operationsOf(spec: Node): Operations {
  const routes = entriesOf(spec, 'paths')
    // If both match, the path without a variable is meant (OpenAPI 3.1, 4.8.8.1).
    .sort(([one], [other]) => Number(one.includes('{')) - Number(other.includes('{')))
    .map(([path, item]) => ({pattern: patternOf(path), item}));
  const flows = entriesOf(['components', 'securitySchemes', 'oauth2'].reduce(childOf, spec), 'flows');
  return {
    find: (method, pathname) => {
      const item = routes.find(({pattern}) => pattern.test(pathname))?.item;
      const operation = item?.[method.toLowerCase()];
      return item && isNode(operation) ? operationOf(spec, item, operation) : undefined;
    },
    scopes: [...new Set(flows.flatMap(([, flow]) => Object.keys(childOf(flow, 'scopes'))))],
  };
}

/** The operations of the mock API. @throws when the description has not been bundled */
export const readOperations = (): Operations => operationsOf(JSON.parse(readFileSync(SPEC, 'utf8')) as Node);
