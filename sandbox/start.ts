import {once} from 'node:events';
import {close, listenOnLoopback} from '../src/node/net';
import {stop as stopChild} from '../src/node/steps';
import {startDataPlane} from './analytics/dataPlane';
import {RateLimit} from './api/rateLimit';
import {createGateway} from './api/gateway';
import {startMockApi} from './api/mockApi';
import {readOperations} from './api/operations';
import {type Service, homePage} from './homePage';
import type {SandboxPorts} from './settings';
import {type OpenerPolicy, startSso} from './sso/server';

export interface SandboxOptions {
  /** Port of each service, 0 for any free one. */
  readonly ports: SandboxPorts;
  /** Origins of the site that may log in and read API responses. The first one is shown to people. */
  readonly origins: readonly string[];
  readonly openerPolicy?: OpenerPolicy;
}

export interface Sandbox {
  /** Running services, the site first. */
  readonly services: readonly Service[];
  /** Settles when the mock API exits unexpectedly. The sandbox is useless then. */
  readonly broken: Promise<unknown>;
  /** Stops all services and frees their ports. */
  readonly stop: () => Promise<void>;
}

/** Descriptions of the services for people. A new service needs a line here and its start below. */
const describeServices = (
  site: string,
  {sso, api, analytics}: Readonly<Record<keyof SandboxPorts, string>>,
): Service[] => [
  {name: 'Site', url: site, hasPage: true, about: 'The documentation, served as on a production host.'},
  {
    name: 'Single sign-on',
    url: sso,
    hasPage: true,
    log: `${sso}/requests`,
    about: 'An OAuth server with invented accounts: authorization code flow with PKCE, no refresh tokens.',
  },
  {
    name: 'API',
    url: `${api}/v2`,
    log: `${api}/requests`,
    about: 'A mock of API 2.0 that validates each request and returns the examples of the API description.',
  },
  {
    name: 'Analytics',
    url: analytics,
    hasPage: true,
    log: `${analytics}/events`,
    about: 'A data plane that shows each event live and can simulate errors.',
  },
];

/** Starts all services that the site calls. The API starts last: when it responds, everything is ready. */
export async function startSandbox({ports, origins, openerPolicy}: SandboxOptions): Promise<Sandbox> {
  const operations = readOperations();
  const mock = await startMockApi('--no-cors');
  const services: Service[] = [];
  const sso = await startSso({
    port: ports.sso,
    origins,
    ...(openerPolicy && {openerPolicy}),
    home: () => homePage(services),
    scopes: operations.scopes,
  });
  const analytics = await startDataPlane({port: ports.analytics, origins});
  const gateway = createGateway({
    upstream: mock.url,
    origins,
    findLogIn: (token) => sso.findLogIn(token),
    rateLimit: new RateLimit(),
    operations,
  });
  const api = await listenOnLoopback(gateway, ports.api);
  services.push(...describeServices(origins[0] ?? '', {sso: sso.url, api, analytics: analytics.url}));
  return {
    services,
    broken: once(mock.child, 'exit'),
    stop: async () => {
      await Promise.all([close(sso.server), close(analytics.server), close(gateway), stopChild(mock.child)]);
    },
  };
}
