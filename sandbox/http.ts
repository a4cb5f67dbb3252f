import type {IncomingMessage, ServerResponse} from 'node:http';

/** The URL of a request to the sandbox. Its request line, however odd, is the path: `//` is no host. */
export const requestUrl = ({url = ''}: IncomingMessage): URL => new URL(`http://sandbox/${url.replace(/^\//, '')}`);

/** @returns the body as text, or undefined when it is longer than the limit. Then the request stays open for a response. */
export async function readBody(request: IncomingMessage, limit = Infinity): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({destroyOnReturn: false}) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

export function reply(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, {'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store'}).end(body);
}

/** Ends a response that failed, and says why, unless the client broke its request off. */
export function endFailed(service: string, response: ServerResponse, error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') console.error(`${service} failed:`, error);
  response.destroy();
}
