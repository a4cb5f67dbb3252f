import {dereference} from '../../openapi/model/dereference';
import type {Alternatives} from '../../openapi/model/inputOrder';
import {mainMedia} from '../../openapi/model/media';
import {readPublished} from '../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../src/config/apiVersions';
import {publishedFolder} from '../../src/config/publicFiles';
import type {Fields} from '../accounts';
import type {Method, Operation as DescribedOperation, Parameter, Spec} from '../../openapi/model/spec';

/** The bundle that the mock serves. */
export const SPEC = `${publishedFolder}/openapi/v2.json`;

/** What the gateway knows about an operation. */
export interface Operation {
  /** A token needs all of these scopes. */
  readonly scopes: readonly string[];
  readonly isAdminOnly: boolean;
  readonly query: readonly Parameter[];
  /** Sets of body fields of which one must be complete. Prism doesn't know the extension. */
  readonly alternatives: Alternatives;
}

export interface Operations {
  /** The operation that a request is for. */
  readonly find: (method: string, pathname: string) => Operation | undefined;
  /** Every scope that the description knows, in its order. */
  readonly scopes: readonly string[];
  /** The example of a schema, which is a record of the sample data. */
  readonly exampleOf: (schema: 'User' | 'Team') => Fields;
}

function operationOf(spec: Spec, shared: readonly Parameter[], operation: DescribedOperation): Operation {
  const {parameters, body} = dereference(spec, {
    parameters: [...shared, ...(operation.parameters ?? [])],
    body: operation.requestBody,
  });
  return {
    scopes: (operation['x-scopes'] ?? []).map(({scope}) => scope),
    isAdminOnly: operation['x-admin-only'] === true,
    query: parameters.filter((parameter) => parameter.in === 'query'),
    alternatives: mainMedia(body?.content)?.[1].schema?.['x-requires-one-of'] ?? [],
  };
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);

/** Reads the operations of a description. */
export function operationsOf(spec: Spec): Operations {
  const routes = Object.entries(spec.paths)
    // If both match, the path without a variable is meant (OpenAPI 3.1, 4.8.8.1).
    .sort(([one], [other]) => Number(one.includes('{')) - Number(other.includes('{')))
    .map(([path, item]) => ({pattern: patternOf(path), item}));
  const flows = Object.values(spec.components.securitySchemes?.oauth2?.flows ?? {});
  return {
    find: (method, pathname) => {
      const item = routes.find(({pattern}) => pattern.test(pathname))?.item;
      const operation = item?.[method.toLowerCase() as Method];
      return operation && operationOf(spec, item.parameters ?? [], operation);
    },
    scopes: [...new Set(flows.flatMap(({scopes = {}}) => Object.keys(scopes)))],
    exampleOf: (schema) => (spec.components.schemas?.[schema]?.examples?.[0] ?? {}) as Fields,
  };
}

/** The operations of the mock API. @throws when the description has not been bundled */
export const readOperations = (): Operations => operationsOf(readPublished(apiVersions[0]));
