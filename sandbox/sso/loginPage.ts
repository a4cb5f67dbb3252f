import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Provider} from 'oidc-provider';
import {type Account, accounts, scopesOf} from '../accounts';
import {readBody, reply} from '../http';
import type {Note} from '../requestLog';
import {SCOPE, client} from '../settings';
import {type Html, html, page} from '../html';
import {type Choices, type SimulatedErrors, TOKEN_LIFE, fields, readSimulatedErrors} from './simulatedErrors';

const logInButton = ({id, name, about}: Account): Html =>
  html`<button name="account" value="${id}">Log in as ${name}<small> ${about}</small></button>`;

const selectField = ([name, [label, choices]]: [string, readonly [string, Choices]]): Html =>
  html`<label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      <option value="normal">Normal</option>
      ${Object.entries(choices).map(([value, text]) => html`<option value="${value}">${text}</option>`)}
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

const endedPage = (): string =>
  page(
    'Login expired',
    html`<h1>This login has expired</h1>
      <p>It is already complete, or it took longer than ten minutes. Close this window and log in again.</p>`,
  );

export interface LogIn {
  readonly account: Account;
  readonly errors: SimulatedErrors;
  readonly scopes: ReadonlySet<string>;
  /** `state` of the authorization request. Identifies the login in the logs. */
  readonly state?: string | undefined;
}

/** Logins by the ID of their grant, which their tokens have. */
export type LogIns = Map<string, LogIn>;

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** The interaction that the URL and the cookie belong to. */
async function interactionOf(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Interaction | undefined> {
  try {
    const interaction = await provider.interactionDetails(request, response);
    return request.url === `/log-in/${interaction.uid}` ? interaction : undefined;
  } catch {
    return undefined;
  }
}

/** Scopes that a login grants: all scopes of the account, or the selected ones. A form with all cleared sends none. */
function scopesIn(form: URLSearchParams, account: Account, known: readonly string[]): ReadonlySet<string> {
  const own = scopesOf(account, known);
  return form.has('scopes') ? new Set(form.getAll('scope').filter((scope) => own.has(scope))) : own;
}

async function changeState(interaction: Interaction, error: SimulatedErrors['state']): Promise<void> {
  if (error === 'normal') return;
  interaction.params.state = error === 'wrong' ? 'not-the-state-that-was-sent' : undefined;
  await interaction.persist();
}

interface Parts {
  readonly provider: Provider;
  readonly logIns: LogIns;
  readonly scopes: readonly string[];
}

export async function handleLogInPage(
  {provider, logIns, scopes}: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  note: Note,
): Promise<void> {
  const interaction = await interactionOf(provider, request, response);
  if (!interaction) {
    reply(response, 400, endedPage(), 'text/html');
    return;
  }
  const {uid, params} = interaction;
  const state = typeof params.state === 'string' ? params.state : undefined;
  note({state});
  if (request.method !== 'POST') {
    reply(response, 200, logInPage(`/log-in/${uid}`, String(params.redirect_uri), scopes), 'text/html');
    return;
  }
  const form = new URLSearchParams(await readBody(request));
  const account = accounts.find(({id}) => id === form.get('account'));
  if (!account) {
    const refusal = {error: 'access_denied', error_description: 'The user denied access'};
    await provider.interactionFinished(request, response, refusal);
    return;
  }
  const errors = readSimulatedErrors(form);
  await changeState(interaction, errors.state);
  const grant = new provider.Grant({accountId: account.id, clientId: client.id});
  grant.addOIDCScope(SCOPE);
  const grantId = await grant.save();
  logIns.set(grantId, {account, errors, scopes: scopesIn(form, account, scopes), state});
  await provider.interactionFinished(request, response, {login: {accountId: account.id}, consent: {grantId}});
}
