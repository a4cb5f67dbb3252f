import {API_SERVER} from '../src/config/apiServer';
import {accounts} from './cast';
import {type Html, html, page} from './html';
import type {Service} from './services';

const serviceEntry = ({name, url, about, hasPage, log}: Service): Html =>
  html`<dt>${name}: ${hasPage ? html`<a href="${url}">${url}</a>` : html`<code>${url}</code>`}</dt>
    <dd>${about}${log === undefined ? '' : html` <a href="${log}">Latest requests (${name})</a>`}</dd>`;

/** How a sample of the documentation, which names the provider's host, is run here. */
function runSample(services: readonly Service[]): Html {
  const api = services.find(({name}) => name === 'API');
  return api
    ? html`<p>
        To run a sample of the documentation here, write <code>${new URL(api.url).origin}</code> in place of
        <code>${API_SERVER}</code>, and give it one of the keys.
      </p>`
    : html``;
}

/** The page that says what runs here and who to log in as. */
export const homePage = (services: readonly Service[]): string =>
  page(
    'Sandbox of the developer documentation',
    html`<h1>Sandbox of the developer documentation</h1>
      <p>
        Everything here runs on this machine and ends with the command that started it. The people are invented; nothing
        is sent anywhere.
      </p>
      <h2>Who to log in as</h2>
      <p>Press Log In on the site and choose an account. There are no passwords.</p>
      <dl>
        ${accounts.map(
          ({name, about, apiKey}) =>
            html`<dt>${name}, ${about}</dt>
              <dd>API key for calls without a log-in: <code>${apiKey}</code></dd>`,
        )}
      </dl>
      <p>
        A token or key has the scopes that its account may grant: calls for admins are refused to others with status
        403. The log-in page can take scopes away and, under "Provoke a fault", make this sandbox misbehave. Both are
        for that log-in only.
      </p>
      ${runSample(services)}
      <h2>What runs</h2>
      <dl>${services.map(serviceEntry)}</dl>`,
  );
