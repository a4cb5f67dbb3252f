import {type RequestListener, createServer} from 'node:http';
import {afterAll, beforeAll} from 'vitest';
import {type Account, accounts} from '../../../sandbox/accounts';
import {type GatewayOptions, createGateway} from '../../../sandbox/api/gateway';
import {RateLimit} from '../../../sandbox/api/rateLimit';
import {close, listenOnLoopback} from '../../../src/node/net';
import {SITE} from './Visitor';

export const [maya, tomas] = accounts as readonly [Account, Account];

/** Starts a gateway for the tests of a file, in front of a fake mock API. Returns a function with its origin. */
export function testGateway(
  mock: RequestListener,
  options: Pick<GatewayOptions, 'findLogIn' | 'operations'> & Partial<GatewayOptions>,
): () => string {
  const upstream = createServer(mock);
  const rateLimit = new RateLimit();
  let url = '';
  beforeAll(async () => {
    const gateway = createGateway({
      upstream: await listenOnLoopback(upstream, 0),
      origins: [SITE],
      rateLimit,
      ...options,
    });
    url = await listenOnLoopback(gateway, 0);
    afterAll(() => Promise.all([close(gateway), close(upstream)]));
  });
  return () => url;
}
