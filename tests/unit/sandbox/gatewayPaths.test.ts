import {once} from 'node:events';
import {type IncomingMessage, type Server, createServer, request} from 'node:http';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {Spec} from '../../../openapi/model/spec';
import {accounts} from '../../../sandbox/accounts';
import {createGateway} from '../../../sandbox/api/gateway';
import {operationsOf} from '../../../sandbox/api/operations';
import {RateLimit} from '../../../sandbox/api/rateLimit';
import {noErrors} from '../../../sandbox/sso/simulatedErrors';
import {close, listenOnLoopback} from '../../../src/node/net';

const [account] = accounts;
if (!account) throw new Error('The cast has an account.');

/** In place of a mock that finds an operation at every path. */
const upstream = createServer((_, response) => response.end('{}'));
const operations = operationsOf({
  paths: {'/v2/teapots': {get: {'x-scopes': [{scope: 'people:read'}]}}},
  components: {},
} as unknown as Spec);

let gateway: Server;
let api: string;
beforeAll(async () => {
  gateway = createGateway({
    upstream: await listenOnLoopback(upstream, 0),
    origins: [],
    findLogIn: () => Promise.resolve({account, errors: noErrors, scopes: new Set<string>()}),
    rateLimit: new RateLimit(() => 0),
    operations,
  });
  api = await listenOnLoopback(gateway, 0);
});
afterAll(() => Promise.all([close(gateway), close(upstream)]));

describe('a request', () => {
  test.each([
    ['/v2/teapots', 403],
    ['/v2/teapot%73', 403],
    ['/v2/./teapots', 403],
    ['//v2/teapots', 404],
    ['/v2//teapots', 404],
    ['//', 404],
    ['/[', 404],
    ['/v2/teapots/', 404],
    ['/v2/Teapots', 404],
    ['/v2/nowhere', 404],
  ])(
    '@source-01 at %s never skips the check of scopes, and gets a page if no operation has the path',
    async (path, status) => {
      const sent = request(`${api}${path}`, {path, headers: {Authorization: 'Bearer good'}}).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      expect(response.resume().statusCode).toBe(status);
      expect(response.headers['content-type']).toContain(status === 404 ? 'text/html' : 'application/json');
    },
  );

  test.each(['evil.example', '127.0.0.1.evil.example', 'localhost:1', '127.0.0.1'])(
    'for the host %j cannot read the log',
    async (Host) => {
      const [response] = (await once(request(`${api}/requests`, {headers: {Host}}).end(), 'response')) as [
        IncomingMessage,
      ];
      expect(response.resume().statusCode).toBe(421);
    },
  );
});
