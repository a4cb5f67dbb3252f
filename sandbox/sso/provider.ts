import {generateKeyPairSync} from 'node:crypto';
import type {Configuration, JWK, KoaContextWithOIDC, Provider} from 'oidc-provider';
import {html, page} from '../html';
import {SCOPE, client} from '../settings';
import type {LogIns} from './loginPage';
import {TOKEN_LIFE} from './simulatedErrors';
import {withCreationTime} from './tokenEndpoint';

/** Lifetimes in seconds: of the login page, and of the authorization code. */
const LIFE = {logIn: 600, code: 60};

/** oidc-provider warns that it prefers Node 22 (it runs on Node 20 as well), and that it keeps everything in memory. */
async function withoutWarnings<Result>(work: () => Promise<Result>): Promise<Result> {
  const {warn} = console;
  console.warn = () => undefined;
  try {
    return await work();
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
      AccessToken: (_context, {grantId}) => logIns.get(grantId)?.errors.tokenLife ?? TOKEN_LIFE,
      AuthorizationCode: LIFE.code,
      Interaction: LIFE.logIn,
      Grant: 30 * 24 * 3600,
      Session: LIFE.logIn,
    },
    // A token ends at its second. The default adds 15.
    clockTolerance: 0,
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
  const provider = await withoutWarnings(async () => {
    const library = await import('oidc-provider');
    return new library.Provider(issuer, configuration(origins, logIns));
  });
  provider.use(withDefaultScope);
  provider.use(withCreationTime(logIns));
  return provider;
}
