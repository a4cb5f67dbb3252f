import type {IncomingMessage} from 'node:http';

/** The URL of a request to the sandbox. Its request line, however odd, is the path: `//` is no host. */
export const requestUrl = ({url = ''}: IncomingMessage): URL => new URL(`http://sandbox/${url.replace(/^\//, '')}`);
