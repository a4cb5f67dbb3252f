import type {ServerResponse} from 'node:http';
import {Readable} from 'node:stream';

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text)}).end(text);
}

/** A list of invented people, piece by piece, at least as long as asked for. */
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

/** Sends a list of so many bytes or a little more, as fast as it is read. */
export function sendLongList(response: ServerResponse, bytes: number): void {
  response.writeHead(200, {'Content-Type': 'application/json'});
  Readable.from(longList(bytes)).pipe(response);
}

/** Begins an answer and breaks the connection in the middle of it. */
export function sendHalf(response: ServerResponse): void {
  response.writeHead(200, {'Content-Type': 'application/json', 'Content-Length': 1000});
  response.write('{"data":[{"id":1,', () => response.destroy());
}
