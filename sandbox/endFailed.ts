import type {ServerResponse} from 'node:http';

/** Ends a response that failed, and says why, unless the client broke its request off. */
export function endFailed(service: string, response: ServerResponse, error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') console.error(`${service} failed:`, error);
  response.destroy();
}
