import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {PlacedOperation} from '../../model/spec';
import {isNode} from '../../model/node';
import type {RecordedResponse} from './compareResponse';
import type {Source} from './liveResponses';

/** @throws with the file and the fix when it is not a recorded response */
function readResponse(file: string): RecordedResponse {
  const fail = (problem: string): never => {
    throw new Error(`${file} ${problem}. Write {"status": 200, "body": ...}.`);
  };
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // The parser's message would quote the file.
    return fail(error instanceof SyntaxError ? 'is not JSON' : 'cannot be read');
  }
  if (!isNode(content) || typeof content.status !== 'number' || !('body' in content)) {
    return fail('needs a numeric `status` and a `body`');
  }
  return {status: content.status, body: content.body};
}

/**
 * Recorded responses of a folder: `<operationId>.json`, or `<operationId>.<anything>.json` for several of one operation.
 * @yields each recorded operation with its response, writes too, then the read operations that were not recorded
 * @throws when a file belongs to no operation, or is not a recorded response
 */
export function* replayedResponses(
  operations: readonly PlacedOperation[],
  folder: string,
): Generator<readonly [PlacedOperation, Source]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  if (files.length === 0) throw new Error(`${folder} has no recorded responses. Add files such as people-index.json.`);
  const known = new Map(operations.map((operation) => [operation.operationId, operation]));
  for (const file of files.sort()) {
    const operation = known.get(file.split('.')[0] ?? '');
    if (!operation) {
      throw new Error(
        `${path.join(folder, file)}: no operation has the ID ${file.split('.')[0] ?? ''}. Name the file after one, such as people-index.json.`,
      );
    }
    yield [operation, {response: readResponse(path.join(folder, file))}];
  }
  const recorded = new Set(files.map((file) => file.split('.')[0]));
  for (const operation of operations) {
    if (operation.method === 'get' && !recorded.has(operation.operationId)) {
      yield [operation, {skipped: 'not recorded'}];
    }
  }
}
