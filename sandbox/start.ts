import {scopesIn} from '../openapi/model/spec';
import {close, listenOnLoopback} from '../src/node/ports';
import {API_SERVER} from '../src/config/apiServer';
import {startDataPlane} from './analytics/dataPlane';
import {createApi, readDescription} from './api/server';
import type {SandboxPorts} from './settings';
import {startSso} from './sso/server';
import {accounts} from './accounts';
import {type Html, html, page} from './html';

/** One service of the sandbox, as the home page and the terminal show it. */
interface Service {
  readonly name: string;
  readonly url: string;
  readonly about: string;
  /** Whether a browser can open its URL. */
  readonly hasPage?: boolean;
  readonly log?: string;
}

const serviceEntry = ({name, url, about, hasPage, log}: Service): Html =>
  html`<dt>${name}: ${hasPage ? html`<a href="${url}">${url}</a>` : html`<code>${url}</code>`}</dt>
    <dd>${about}${log === undefined ? '' : html` <a href="${log}">Latest requests (${name})</a>`}</dd>`;

export const homePage = (services: readonly Service[], api: string): string =>
  page(
    'Developer documentation sandbox',
    html`<h1>Developer documentation sandbox</h1>
      <p>Everything here runs on this machine, and no data leaves it. The people are invented.</p>
      <h2>Accounts</h2>
      <p>Select Log In on the site, then choose an account. There are no passwords.</p>
      <dl>
        ${accounts.map(
          ({name, about, apiKey}) =>
            html`<dt>${name}, ${about}</dt>
              <dd>API key: <code>${apiKey}</code></dd>`,
        )}
      </dl>
      <p>
        Each token and key has the scopes that its account can grant. Admin-only requests from other accounts return
        403. On the login page you can remove scopes and simulate errors. Both apply to that login only.
      </p>
      <p>
        To run a code sample against this sandbox, replace <code>${API_SERVER}</code> with <code>${api}</code>, and use
        one of the API keys above. <code>POST ${api}/reset</code> with a key undoes what its requests changed.
      </p>
      <h2>Services</h2>
      <dl>${services.map(serviceEntry)}</dl>`,
  );

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
  {name: 'Analytics', url: analytics, hasPage: true, about: 'A data plane that lists each event as JSON.'},
];

/** Starts all services, the API last: when it responds, everything is ready. @param origins of the site. People see the first */
export async function startSandbox(ports: SandboxPorts, origins: readonly string[]) {
  const description = readDescription();
  /** Running services, the site first. */
  const services: Service[] = [];
  const sso = await startSso({
    port: ports.sso,
    origins,
    home: () => homePage(services, `http://127.0.0.1:${String(ports.api)}`),
    scopes: scopesIn(description),
  });
  const analytics = await startDataPlane(ports.analytics, origins);
  const apiServer = createApi({description, origins, findLogIn: (token) => sso.findLogIn(token)});
  const api = await listenOnLoopback(apiServer, ports.api);
  services.push(...describeServices(origins[0] ?? '', {sso: sso.url, api, analytics: analytics.url}));
  const stop = async (): Promise<void> => {
    await Promise.all([close(sso.server), close(analytics.server), close(apiServer)]);
  };
  return {services, stop};
}
