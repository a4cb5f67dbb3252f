import type {ServerResponse} from 'node:http';
import {Readable} from 'node:stream';
import type {ErrorText} from '../../openapi/model/errorMessages';

/** A message of the API, or one of the sandbox for what the API isn't known to say. */
export type SandboxText = ErrorText | `Sandbox: ${string}`;

/** The body of an error that belongs to no field. */
export const errorBody = (error: SandboxText): {readonly error: SandboxText} => ({error});

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text)}).end(text);
}

/** The response of the API to a path that it doesn't have: a page, not JSON. */
export function sendUnknownPath(response: ServerResponse): void {
  const page =
    '<!doctype html><html lang="en"><title>Not found</title><h1>Sandbox: no operation has this path</h1></html>';
  response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'}).end(page);
}

/** Chunks of a list of invented people, at least `bytes` long in total. */
function* longList(bytes: number): Generator<string> {
  let length = 0;
  let id = 0;
  yield '{"data":[';
  while (length < bytes) {
    id += 1;
    const row = `${id === 1 ? '' : ','}${JSON.stringify({id, display_name: `Person ${String(id)}`, about: 'x'.repeat(900)})}`;
    length += row.length;
    yield row;
  }
  yield ']}';
}

/** Streams a list of at least `bytes` bytes. */
export function sendLongList(response: ServerResponse, bytes: number): void {
  response.writeHead(200, {'Content-Type': 'application/json'});
  Readable.from(longList(bytes)).pipe(response);
}

/** Starts a response and closes the connection halfway. */
export function sendHalf(response: ServerResponse): void {
  response.writeHead(200, {'Content-Type': 'application/json', 'Content-Length': 1000});
  response.write('{"data":[{"id":1,', () => response.destroy());
}
