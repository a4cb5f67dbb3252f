// The Auth Redirect URL and the callback: connects one team and stores its tokens and secret.
import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const PORT = Number(process.env.PORT ?? 8080);
const ACCOUNTS = process.env.SALESLOFT_ACCOUNTS_URL ?? 'https://accounts.salesloft.com';
const CONNECTIONS_FILE = process.env.CONNECTIONS_FILE ?? 'connections.json';
const CALLBACK = process.env.CALLBACK_URL ?? 'https://kits.larkfield.example/auth/salesloft/callback';
const { SALESLOFT_CLIENT_ID, SALESLOFT_CLIENT_SECRET } = process.env;
const attempts = new Map(); // state to return_to

function isSalesloft(address) {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && (hostname === 'salesloft.com' || hostname.endsWith('.salesloft.com'));
}

function start(query) {
  const returnTo = query.get('return_to') ?? '';
  if (!isSalesloft(returnTo)) throw new Error('return_to must be a Salesloft URL');
  const state = randomBytes(32).toString('base64url');
  attempts.set(state, returnTo);
  const address = new URL(`${ACCOUNTS}/oauth/authorize`);
  address.search = new URLSearchParams({
    client_id: SALESLOFT_CLIENT_ID, redirect_uri: CALLBACK, response_type: 'code', state,
  });
  return { Location: address.href, 'Set-Cookie': `attempt=${state}; HttpOnly; Secure; SameSite=Lax; Path=/` };
}

async function store({ tenant_id, integration_id, secret, access_token, refresh_token, created_at, expires_in }) {
  if (!secret) throw new Error('no secret in the response: is this app a frontend integration?');
  const text = await readFile(CONNECTIONS_FILE, 'utf8').catch(() => '{}');
  const connection = { secret, access_token, refresh_token, expires_at: created_at + expires_in };
  const all = { ...JSON.parse(text), [`${tenant_id}/${integration_id}`]: connection };
  await writeFile(`${CONNECTIONS_FILE}.new`, JSON.stringify(all), { mode: 0o600 });
  await rename(`${CONNECTIONS_FILE}.new`, CONNECTIONS_FILE);
  console.log(`Team ${tenant_id} enabled integration ${integration_id}`);
}

async function finish(query, cookie = '') {
  const state = query.get('state');
  const returnTo = attempts.get(state);
  attempts.delete(state); // single use
  if (!returnTo || !cookie.split('; ').includes(`attempt=${state}`)) throw new Error('state does not match');
  if (query.has('error')) return { Location: returnTo }; // the user chose Deny
  const reply = await fetch(`${ACCOUNTS}/oauth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      client_id: SALESLOFT_CLIENT_ID, client_secret: SALESLOFT_CLIENT_SECRET, redirect_uri: CALLBACK,
      grant_type: 'authorization_code', code: query.get('code'),
      context: query.get('context') ?? '', scope: query.get('scope') ?? '',
    }),
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${ACCOUNTS} (${cause?.code ?? message}). Check the URL and your network`);
  });
  if (!reply.ok) throw new Error(`token request: ${reply.status}`);
  await store(await reply.json());
  return { Location: returnTo };
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  try {
    if (pathname === '/auth/salesloft') response.writeHead(302, start(searchParams)).end();
    else if (pathname === '/auth/salesloft/callback') {
      response.writeHead(302, await finish(searchParams, request.headers.cookie)).end();
    } else response.writeHead(404).end();
  } catch (error) {
    console.error(error.message);
    response.writeHead(400).end('The integration was not enabled.');
  }
}).listen(PORT, () => console.log(`Listening on port ${PORT}`));
