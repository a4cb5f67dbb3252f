import {API_SERVER} from '../../src/config/apiServer';
import type {PlacedOperation, Server, Spec} from './spec';

type Placed = Pick<PlacedOperation, 'path' | 'servers'>;

/** The URL of a server with the defaults of its variables. */
export const serverUrl = ({url, variables = {}}: Server): string =>
  url.replaceAll(/\{([^}]+)\}/g, (variable, name: string) => variables[name]?.default ?? variable);

/** The servers of an operation: its own, those of its path, or those of the description (OpenAPI 3.1, 4.8.10). */
export const serversOf = ({paths, servers}: Spec, operation?: Placed): readonly Server[] =>
  operation?.servers ?? paths[operation?.path ?? '']?.servers ?? servers;

/** The server that requests of an operation go to, or those of the description. */
export function serverOf(spec: Spec, operation?: Placed): string {
  const [first] = serversOf(spec, operation);
  return first ? serverUrl(first) : '';
}

/** Whether it is a version of the API that the guides are about, and not another provider's API. */
export const isOwnApi = (spec: Spec): boolean => serverOf(spec) === API_SERVER;

/** The URL that the paths of requests begin with, as its pages name it. */
export const baseUrlOf = (spec: Spec): string => spec.info['x-base-url'] ?? serverOf(spec);

/** The variable in which samples expect the key of another provider, after its host: `DEPOT_API_KEY`. */
export function keyVariable(spec: Spec): string | undefined {
  if (isOwnApi(spec)) return undefined;
  const [, name = ''] = /^https?:\/\/(?:[\w-]+\.)*([a-z][\w-]*)\.[a-z]+(?=[:/]|$)/.exec(serverOf(spec)) ?? [];
  return [name.replaceAll('-', '_').toUpperCase(), 'API_KEY'].filter(Boolean).join('_');
}
