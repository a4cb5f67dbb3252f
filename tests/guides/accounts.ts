import {createHash} from 'node:crypto';
import {isDeepStrictEqual} from 'node:util';
import {setTimeout as wait} from 'node:timers/promises';
import {serveJson} from './servers';

/** The registered app. */
export const CLIENT = {id: 'larkfield-app', secret: 'larkfield-secret'} as const;
/** What the user grants. */
export const SCOPE = 'people:read team:read';

/** Of an access token, in seconds. */
const LIFETIME = 7_200;

export type Fields = Readonly<Record<string, string>>;

/** What a token request must hold to be granted: the rules of the guide. */
interface Rules {
  code?: Fields;
  refreshToken?: string;
  /** Of the life of an access token: ten minutes if absent. */
  secondsLeft?: number;
}

/** The token endpoint while a test uses it. */
export interface Accounts {
  readonly url: string;
  readonly rules: Rules;
  /** Bodies of the token requests, in order. */
  readonly requests: Fields[];
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

function isGranted(fields: Fields, rules: Rules): boolean {
  const {client_id: id, client_secret: secret, code_verifier: verifier = '', ...rest} = fields;
  if (id !== CLIENT.id || secret !== CLIENT.secret) return false;
  if (rest.grant_type === 'refresh_token') return rest.refresh_token === rules.refreshToken;
  return isDeepStrictEqual({...rest, code_challenge: sha256(verifier)}, rules.code);
}

/** Starts the token endpoint for the running test: a code works once, and each refresh revokes the token before it. */
export async function startAccounts(): Promise<Accounts> {
  const rules: Rules = {};
  const requests: Fields[] = [];
  const url = await serveJson(async ({url: {pathname}, headers, body}) => {
    const fields = JSON.parse(body) as Fields;
    requests.push(fields);
    const isJson = headers['content-type'] === 'application/json';
    if (pathname !== '/oauth/token' || !isJson || !isGranted(fields, rules)) {
      return {status: 400, body: {error: 'invalid_grant'}};
    }
    rules.code = undefined;
    rules.refreshToken = `refresh-${String(requests.length)}`;
    const tokens = {
      access_token: `access-${String(requests.length)}`,
      token_type: 'bearer',
      expires_in: LIFETIME,
      refresh_token: rules.refreshToken,
      scope: SCOPE,
      created_at: Math.floor(Date.now() / 1000) + (rules.secondsLeft ?? 600) - LIFETIME,
    };
    // Slow enough for a second refresher to meet the first one.
    await wait(300);
    return {body: tokens};
  });
  return {url, rules, requests};
}
