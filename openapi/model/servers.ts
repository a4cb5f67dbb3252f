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
