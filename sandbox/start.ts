import {scopesIn} from '../openapi/model/spec';
import {close, listenOnLoopback} from '../src/node/ports';
import {startDataPlane} from './analytics/dataPlane';
import {readDescription} from './api/description';
import {createApi} from './api/server';
import {type Service, homePage} from './homePage';
import type {SandboxPorts} from './settings';
import {startSso} from './sso/server';

export interface SandboxOptions {
  /** Port of each service, 0 for any free one. */
  readonly ports: SandboxPorts;
  /** Origins of the site that may log in and read API responses. The first one is shown to people. */
  readonly origins: readonly string[];
}

export interface Sandbox {
  /** Running services, the site first. */
  readonly services: readonly Service[];
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
    about: 'API 2.0 with an invented team. It validates each request, and keeps what you change until it stops.',
  },
  {
    name: 'Analytics',
    url: analytics,
    hasPage: true,
    log: `${analytics}/events`,
    about: 'A data plane that shows each event.',
  },
];

/** Starts all services that the site calls. The API starts last: when it responds, everything is ready. */
export async function startSandbox({ports, origins}: SandboxOptions): Promise<Sandbox> {
  const description = readDescription();
  const services: Service[] = [];
  const sso = await startSso({
    port: ports.sso,
    origins,
    home: () => homePage(services, `http://127.0.0.1:${String(ports.api)}`),
    scopes: scopesIn(description),
  });
  const analytics = await startDataPlane({port: ports.analytics, origins});
  const apiServer = createApi({description, origins, findLogIn: (token) => sso.findLogIn(token)});
  const api = await listenOnLoopback(apiServer, ports.api);
  services.push(...describeServices(origins[0] ?? '', {sso: sso.url, api, analytics: analytics.url}));
  return {
    services,
    stop: async () => {
      await Promise.all([close(sso.server), close(analytics.server), close(apiServer)]);
    },
  };
}
