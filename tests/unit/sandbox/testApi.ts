import {afterAll, beforeAll} from 'vitest';
import {type Account, accounts} from '../../../sandbox/accounts';
import {type ApiOptions, createApi, readDescription} from '../../../sandbox/api/server';
import {close, listenOnLoopback} from '../../../src/node/ports';

export const SITE = 'http://localhost:3000';

export const [maya, tomas] = accounts as readonly [Account, Account];

/** Starts the API for the tests of a file. Returns a function with its origin. */
export function testApi(options: Pick<ApiOptions, 'findLogIn' | 'now'>): () => string {
  let url = '';
  beforeAll(async () => {
    const server = createApi({description: readDescription(), origins: [SITE], ...options});
    url = await listenOnLoopback(server, 0);
    afterAll(() => close(server));
  });
  return () => url;
}
