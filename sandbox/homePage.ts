import {API_SERVER} from '../src/config/apiServer';
import {accounts} from './accounts';
import {type Html, html, page} from './html';

/** One service of the sandbox, as the home page and the terminal show it. */
export interface Service {
  readonly name: string;
  readonly url: string;
  readonly about: string;
  /** Whether a browser can open its URL. */
  readonly hasPage?: boolean;
  /** URL of its request log. */
  readonly log?: string;
}

const serviceEntry = ({name, url, about, hasPage, log}: Service): Html =>
  html`<dt>${name}: ${hasPage ? html`<a href="${url}">${url}</a>` : html`<code>${url}</code>`}</dt>
    <dd>${about}${log === undefined ? '' : html` <a href="${log}">Latest requests (${name})</a>`}</dd>`;

export const homePage = (services: readonly Service[], api: string): string =>
  page(
    'Developer documentation sandbox',
    html`<h1>Developer documentation sandbox</h1>
      <p>
        Everything here runs on this machine and stops with the command that started it. The people are invented, and no
        data leaves this machine.
      </p>
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
        one of the API keys above.
      </p>
      <h2>Services</h2>
      <dl>${services.map(serviceEntry)}</dl>`,
  );
