import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Provider} from 'oidc-provider';
import {accounts} from '../accounts';
import type {Note} from '../requestLog';
import {client} from '../settings';
import {readSimulatedErrors} from './simulatedErrors';
import {endedPage, logInPage} from './logInPage';
import type {LogIns} from './logIns';
import {SCOPE} from './provider';
import {readScopes} from './scopeSelection';
import {readBody} from './tokenRequest';

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

function show(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store'}).end(page);
}

interface Parts {
  readonly provider: Provider;
  readonly logIns: LogIns;
  readonly scopes: readonly string[];
}

/** Shows the login page (GET) and processes its form (POST). */
export async function handleLogInPage(
  {provider, logIns, scopes}: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  note: Note,
): Promise<void> {
  const interaction = await interactionOf(provider, request, response);
  if (!interaction) {
    show(response, 400, endedPage());
    return;
  }
  const {uid, params} = interaction;
  const state = typeof params.state === 'string' ? params.state : undefined;
  note({state});
  if (request.method !== 'POST') {
    show(response, 200, logInPage(`/log-in/${uid}`, String(params.redirect_uri), scopes));
    return;
  }
  const form = new URLSearchParams(await readBody(request));
  const account = accounts.find(({id}) => id === form.get('account'));
  if (!account) {
    const refusal = {error: 'access_denied', error_description: 'The user denied access'};
    await provider.interactionFinished(request, response, refusal);
    return;
  }
  const grant = new provider.Grant({accountId: account.id, clientId: client.id});
  grant.addOIDCScope(SCOPE);
  const grantId = await grant.save();
  logIns.add(uid, grantId, {
    account,
    errors: readSimulatedErrors(form),
    scopes: readScopes(form, account, scopes),
    state,
  });
  await provider.interactionFinished(request, response, {login: {accountId: account.id}, consent: {grantId}});
}
