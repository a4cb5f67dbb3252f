import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Provider} from 'oidc-provider';
import {type Account, accounts, scopesOf} from '../accounts';
import {type Note, readBody, reply} from '../http';
import {SCOPE, client} from '../settings';
import {endedPage, logInPage} from './logInPage';
import {type SimulatedErrors, readSimulatedErrors} from './simulatedErrors';

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
