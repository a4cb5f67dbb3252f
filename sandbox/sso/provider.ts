import {generateKeyPairSync} from 'node:crypto';
import type * as OidcProvider from 'oidc-provider';
import type {Configuration, JWK, KoaContextWithOIDC, Provider} from 'oidc-provider';
import {html, page} from '../html';
import {client} from '../settings';
import {TOKEN_LIFE} from './simulatedErrors';
import type {LogIns} from './logIns';
import {createStore} from './store';
import {withReturnedState} from './returnedState';
import {withTokenResponse} from './tokenResponse';

/** Scope of a login that requests none, as the site does: the whole mock API. */
export const SCOPE = 'sandbox';
/** Lifetimes in seconds: of the login page, and of the authorization code. */
const LIFE = {logIn: 600, code: 60};

/** Imports oidc-provider without its warning that it prefers Node 22. It runs on Node 20 as well. */
async function loadQuietly(): Promise<typeof OidcProvider> {
  const {warn} = console;
  console.warn = () => undefined;
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

const showError: Configuration['renderError'] = (context, {error, error_description: description}) => {
  context.type = 'html';
  context.body = page(
    'Login rejected',
    html`<h1>Login rejected</h1>
      <p>${description ?? 'The request failed.'}</p>
      <p><code>${error}</code></p>`,
  );
};

function configuration(origins: ReadonlySet<string>, logIns: LogIns): Configuration {
  const signingKey = generateKeyPairSync('ec', {namedCurve: 'P-256'}).privateKey.export({format: 'jwk'}) as JWK;
  return {
    adapter: createStore(),
    jwks: {keys: [{...signingKey, use: 'sig', alg: 'ES256'}]},
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        // Compared as strings: an origin with a trailing slash is a different URL.
        redirect_uris: [...origins],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    pkce: {required: () => true},
    responseTypes: ['code'],
    scopes: [SCOPE],
    findAccount: (_context, id) => ({accountId: id, claims: () => ({sub: id})}),
    issueRefreshToken: () => false,
    expiresWithSession: () => false,
    features: {devInteractions: {enabled: false}, userinfo: {enabled: false}, rpInitiatedLogout: {enabled: false}},
    interactions: {url: (_context, {uid}) => `/log-in/${uid}`},
    routes: {authorization: '/oauth/authorize', token: '/oauth/token'},
    ttl: {
      AccessToken: (_context, {grantId}) => logIns.ofGrant(grantId)?.errors.tokenLife ?? TOKEN_LIFE,
      AuthorizationCode: LIFE.code,
      Interaction: LIFE.logIn,
      Grant: 30 * 24 * 3600,
      Session: LIFE.logIn,
    },
    cookies: {keys: [crypto.randomUUID()]},
    renderError: showError,
  };
}

/** The site requests no scope. Without one, oidc-provider grants nothing and rejects the login. */
async function withDefaultScope(context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  if (context.path === '/oauth/authorize' && !context.query.scope) context.query = {...context.query, scope: SCOPE};
  await next();
}

/** An OAuth server for the site's client: code flow only, PKCE with S256, no refresh tokens. */
export async function createProvider(issuer: string, origins: ReadonlySet<string>, logIns: LogIns): Promise<Provider> {
  const library = await loadQuietly();
  const provider = new library.Provider(issuer, configuration(origins, logIns));
  provider.use(withDefaultScope);
  provider.use(withReturnedState(logIns));
  provider.use(withTokenResponse(logIns));
  return provider;
}
