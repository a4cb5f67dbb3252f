import type {PlacedOperation} from '../../model/spec';
import {isNode} from '../../model/node';
import type {RecordedResponse} from './compareResponse';
import type {ReadOnlyClient} from './readOnlyClient';

/** A response of an operation, or why there is none. */
export type Source = {readonly response: RecordedResponse} | {readonly skipped: string};

/** The encoded ID of the first record of a list, kept in memory only. */
function firstId({body}: RecordedResponse): string | undefined {
  const data = isNode(body) ? body.data : body;
  const [first] = Array.isArray(data) ? (data as unknown[]) : [data];
  const id = isNode(first) ? first.id : undefined;
  return typeof id === 'number' || typeof id === 'string' ? encodeURIComponent(id) : undefined;
}

const requiredQuery = ({parameters = []}: PlacedOperation): string[] =>
  parameters.filter((one) => one.in === 'query' && one.required).map(({name}) => name);

/**
 * Calls every read operation once, lists first. The ID in a path is that of the first record in the list above it.
 * @yields each operation with its response, or with the reason why it was not called
 */
export async function* liveResponses(
  operations: readonly PlacedOperation[],
  client: ReadOnlyClient,
): AsyncGenerator<readonly [PlacedOperation, Source]> {
  const reads = operations.filter(({method}) => method === 'get');
  const depth = (path: string): number => path.split('{').length;
  /** Encoded IDs of the first records by real path. */
  const ids = new Map<string, string | undefined>();

  /** The path of a template with IDs. Undefined if a list above it is empty. */
  const realPath = (template: string): string | undefined => {
    let path = '';
    for (const part of template.split('/').slice(1)) {
      const segment = part.startsWith('{') ? ids.get(path) : part;
      if (segment === undefined) return undefined;
      path += `/${segment}`;
    }
    return path;
  };

  for (const operation of [...reads].sort((a, b) => depth(a.path) - depth(b.path))) {
    const required = requiredQuery(operation);
    const path = realPath(operation.path);
    if (required.length > 0) {
      yield [operation, {skipped: `needs ${required.join(', ')}`}];
    } else if (path === undefined) {
      yield [operation, {skipped: 'no record to read'}];
    } else {
      const response = await client.get(path).catch((error: unknown) => {
        // The path contains a team's IDs, so name the template.
        throw new Error(`GET ${operation.path}: ${error instanceof Error ? error.message : String(error)}`);
      });
      if (response.status === 200) ids.set(path, firstId(response));
      const isSuccess = response.status >= 200 && response.status < 300;
      yield [operation, isSuccess ? {response} : {skipped: `it returned ${String(response.status)}`}];
    }
  }
}
