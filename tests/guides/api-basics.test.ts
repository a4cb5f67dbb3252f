import {beforeEach, describe, expect, test} from 'vitest';
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {type Accounts, CLIENT, type Fields, SCOPE, startAccounts} from './accounts';
import {folderOfEachTest, mockApi} from './servers';
import {type Finished, errorOf, outputOf, runSample, startForTest} from './support';

const FOLDER = 'docs/platform/api-basics/samples';
const REDIRECT_URI = 'https://app.larkfield.example/salesloft/callback';

const api = mockApi();
let accounts: Accounts;
const folder = folderOfEachTest();
let env: Fields;

beforeEach(async () => {
  accounts = await startAccounts();
  env = {
    SALESLOFT_CLIENT_ID: CLIENT.id,
    SALESLOFT_CLIENT_SECRET: CLIENT.secret,
    SALESLOFT_ACCOUNTS_URL: accounts.url,
    SALESLOFT_API_URL: api.url,
    SALESLOFT_TOKEN_FILE: join(folder(), 'tokens.json'),
    SALESLOFT_TOKEN_DB: join(folder(), 'tokens.db'),
  };
});

/** What the user sees at Salesloft: checks the URL, and returns the one that the browser is sent back to. */
function approve(authorizeUrl: string): string {
  const {origin, pathname, searchParams} = new URL(authorizeUrl);
  expect(origin + pathname).toBe(`${accounts.url}/oauth/authorize`);
  const {state = '', code_challenge: challenge = '', ...rest} = Object.fromEntries(searchParams);
  const fixed = {client_id: CLIENT.id, redirect_uri: REDIRECT_URI, response_type: 'code'};
  expect(rest).toEqual({...fixed, code_challenge_method: 'S256'});
  expect(state.length).toBeGreaterThan(40);
  expect(challenge).toMatch(/^[\w-]{43}$/);

  const returned = {code: 'code-1', context: 'context+1/=', scope: SCOPE};
  const {code, context, scope} = returned;
  const grant = {grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI, context, scope};
  accounts.rules.code = {...grant, code_challenge: challenge};
  return `${REDIRECT_URI}?${new URLSearchParams({...returned, state}).toString()}`;
}

interface Connected {
  readonly isConnected: boolean | undefined;
  readonly said: () => string;
}

/** Connects a user with a program that prints a URL and waits for the one that the user pastes. */
async function connectInShell(file: string, change: (landed: string) => string): Promise<Connected> {
  const reply = (printed: string): string | undefined => {
    const address = /http\S+\/oauth\/authorize\?\S+(?=\n)/.exec(printed)?.[0];
    return address && `${change(approve(address))}\n`;
  };
  const {code, stdout, stderr} = await runSample(file, {env, reply});
  return {isConnected: code === 0 ? stderr === '' : code === 1 ? false : undefined, said: () => stdout + stderr};
}

/** Sends a browser through the app, and hands over what comes back from Salesloft. */
async function connectInBrowser(
  file: string,
  change: (landed: string) => string,
  withCookie = true,
): Promise<Connected> {
  const app = await startForTest(file, {env});
  const start = await fetch(`${app.url}/connect`, {redirect: 'manual'});
  expect(start.status).toBe(302);
  const cookie = start.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^__Host-.*Path=\/; Secure; HttpOnly; SameSite=Lax$/);
  const landed = new URL(change(approve(start.headers.get('location') ?? '')));
  const {status, headers} = await fetch(`${app.url}${landed.pathname}${landed.search}`, {
    headers: withCookie ? {cookie: `other=1; ${cookie.split(';')[0] ?? ''}`} : {},
  });
  expect(headers.get('set-cookie')).toContain('Max-Age=0');
  return {isConnected: status === 200 || (status === 400 ? false : undefined), said: () => app.output()};
}

const STORES = {sh: 'tokens.json', mjs: 'tokens.json', py: 'tokens.db'};

describe.each(['sh', 'mjs', 'py'] as const)('in %s', (ending) => {
  const file = `${FOLDER}/oauth-exchange.${ending}`;
  const store = (): string => join(folder(), STORES[ending]);
  const connect = (change = (landed: string): string => landed): Promise<Connected> =>
    (ending === 'mjs' ? connectInBrowser : connectInShell)(file, change);
  const refresh = (): Promise<Finished> => runSample(`${FOLDER}/oauth-refresh.${ending}`, {env});

  /** Stores a pair whose access token ends in so many seconds. */
  async function storePair(secondsLeft: number): Promise<void> {
    accounts.rules.secondsLeft = secondsLeft;
    await connect();
    accounts.rules.secondsLeft = undefined;
  }

  test('exchanges the code and stores tokens, which the refresh sample uses while they have time left', async () => {
    const {isConnected, said} = await connect();
    expect(isConnected).toBe(true);
    await expect.poll(said).toContain('Connected');
    expect(statSync(store()).mode & 0o077).toBe(0);

    const stdout = await outputOf(refresh());
    expect(stdout).toContain(ending === 'mjs' ? 'Maya Okafor of Larkfield Systems' : 'Maya Okafor');
    expect(api.requests.at(-1)?.headers.authorization).toBe('Bearer access-1');
    expect(accounts.requests).toHaveLength(1);
  });

  test.each([
    ['another state', (landed: string) => landed.replace('state=', 'state=x'), 'state does not match'],
    ['no state', (landed: string) => landed.replace(/&state=.*/, ''), 'state does not match'],
    [
      'a refusal',
      (landed: string) => landed.replace('code=code-1', 'error=access_denied'),
      'Not authorized: access_denied',
    ],
    ['a wrong code', (landed: string) => landed.replace('code-1', 'code-2'), 'invalid_grant'],
  ])('the exchange stops at %s and stores nothing', async (_, change, message) => {
    const {isConnected, said} = await connect(change);
    expect(isConnected).toBe(false);
    await expect.poll(said).toContain(message);
    expect(() => statSync(store())).toThrow();
  });

  test('refreshes a token that ends within a minute, and stores the new pair', async () => {
    await storePair(30);
    accounts.rules.secondsLeft = 30;
    await outputOf(refresh());
    expect(api.requests.at(-1)?.headers.authorization).toBe('Bearer access-2');

    accounts.rules.secondsLeft = 600;
    for (let run = 0; run < 2; run += 1) await refresh();
    const [, ...refreshes] = accounts.requests;
    const common = {client_id: CLIENT.id, client_secret: CLIENT.secret, grant_type: 'refresh_token'};
    expect(refreshes).toEqual(['refresh-1', 'refresh-2'].map((refresh_token) => ({...common, refresh_token})));
    expect(api.requests.at(-1)?.headers.authorization).toBe('Bearer access-3');
  });

  test('ends with 1 when the refresh token is revoked, and keeps what is stored', async () => {
    await storePair(-60);
    accounts.rules.refreshToken = 'refresh-of-another';
    const before = readFileSync(store());
    expect(await errorOf(refresh())).toContain('invalid_grant');
    expect(readFileSync(store())).toEqual(before);
  });

  // The Node sample shares a refresh between callers of one process; the others between processes.
  test('refreshes once for callers at the same time', async () => {
    await storePair(-60);
    const runs = ending === 'mjs' ? 1 : 3;
    const finished = await Promise.all(Array.from({length: runs}, refresh));
    expect(finished.map(({code}) => code)).toEqual(Array.from({length: runs}, () => 0));
    expect(accounts.requests).toHaveLength(2);
  });

  if (ending !== 'mjs') return; // no browser

  test('the exchange stops at another browser and stores nothing', async () => {
    expect((await connectInBrowser(file, (landed) => landed, false)).isConnected).toBe(false);
    expect(() => statSync(store())).toThrow();
  });

  test('the exchange survives an invalid URL', async () => {
    const app = await startForTest(file, {env});
    expect((await fetch(`${app.url}//`)).status).toBe(400);
    expect((await fetch(`${app.url}/favicon.ico`)).status).toBe(404);
  });
});
