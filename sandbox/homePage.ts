import {accounts} from './cast';
import {type Html, html, page} from './html';
import type {Service} from './services';

const serviceEntry = ({name, url, about, hasPage, log}: Service): Html =>
  html`<dt>${name}: ${hasPage ? html`<a href="${url}">${url}</a>` : html`<code>${url}</code>`}</dt>
    <dd>${about}${log === undefined ? '' : html` <a href="${log}">Latest requests (${name})</a>`}</dd>`;

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
      <p>Under "Provoke a fault" the log-in page makes this sandbox misbehave, for that log-in only.</p>
      <h2>What runs</h2>
      <dl>${services.map(serviceEntry)}</dl>`,
  );
