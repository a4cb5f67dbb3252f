import {type Account, accounts} from '../accounts';
import {selectField} from '../choices';
import {type Html, html, page} from '../html';
import {TOKEN_LIFE, apiResponses, profileResponses, stateReturns, tokenResponses} from './simulatedErrors';
import {scopeFields} from './scopeSelection';

const logInButton = ({id, name, about}: Account): Html =>
  html`<button name="account" value="${id}">Log in as ${name}<small> ${about}</small></button>`;

/** The page of one login. Logging in is also consent to the selected scopes. */
export const logInPage = (action: string, site: string, scopes: readonly string[]): string =>
  page(
    'Log in to the sandbox',
    html`<h1>Log in to the sandbox</h1>
      <p>
        The documentation at <strong>${site}</strong> wants to call the sandbox API on your behalf. Everything here runs
        on this machine. The people are invented, and there are no passwords.
      </p>
      <form method="post" action="${action}">
        <p class="buttons">${accounts.map(logInButton)}<button name="deny" value="1" class="plain">Deny</button></p>
        ${scopeFields(scopes)}
        <details>
          <summary>Simulate an error</summary>
          <p>Applies to this login only.</p>
          <label for="tokenLife">Token lifetime in seconds</label>
          <input id="tokenLife" name="tokenLife" type="number" min="1" max="2592000" value="${TOKEN_LIFE}" />
          ${selectField('token', 'Token request', tokenResponses)}
          ${selectField('state', 'Returned state', stateReturns)} ${selectField('me', 'GET /v2/me', profileResponses)}
          ${selectField('team', 'GET /v2/team', profileResponses)}
          ${selectField('api', 'All other API requests', apiResponses)}
        </details>
      </form>`,
  );

/** For a login that cannot continue: it expired, or its cookie is missing. */
export const endedPage = (): string =>
  page(
    'Login expired',
    html`<h1>This login has expired</h1>
      <p>It is already complete, or it took longer than ten minutes. Close this window and log in again.</p>`,
  );
