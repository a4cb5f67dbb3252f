import {type Account, accounts} from '../accounts';
import {type Html, html, page} from '../html';
import {type Choices, TOKEN_LIFE, fields} from './simulatedErrors';

const logInButton = ({id, name, about}: Account): Html =>
  html`<button name="account" value="${id}">Log in as ${name}<small> ${about}</small></button>`;

const selectField = ([name, [label, choices]]: [string, readonly [string, Choices]]): Html =>
  html`<label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${
        // Numeric keys come first in an object, but the normal case should.
        Object.entries(choices)
          .sort(([one], [other]) => Number(other === 'normal') - Number(one === 'normal'))
          .map(([value, text]) => html`<option value="${value}">${text}</option>`)
      }
    </select>`;

const scopeFields = (known: readonly string[]): Html =>
  html`<details>
    <summary>Token scopes</summary>
    <p>
      Requests that require a scope you clear here return 403. Accounts without admin rights never get admin-only
      scopes.
    </p>
    <input type="hidden" name="scopes" value="offered" />
    <ul class="scopes">
      ${known.map(
        (scope) =>
          html`<li>
            <label><input type="checkbox" name="scope" value="${scope}" checked /> ${scope}</label>
          </li>`,
      )}
    </ul>
  </details>`;

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
          ${Object.entries(fields).map(selectField)}
        </details>
      </form>`,
  );

export const endedPage = (): string =>
  page(
    'Login expired',
    html`<h1>This login has expired</h1>
      <p>It is already complete, or it took longer than ten minutes. Close this window and log in again.</p>`,
  );
