import { createHash, randomBytes } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import { createServer } from 'node:http';

const PORT = process.env.PORT ?? 8080;
const ACCOUNTS = process.env.SALESLOFT_ACCOUNTS_URL ?? 'https://accounts.salesloft.com';
const TOKEN_FILE = process.env.SALESLOFT_TOKEN_FILE ?? 'salesloft-tokens.json';
const REDIRECT_URI = process.env.SALESLOFT_REDIRECT_URI ?? 'https://app.larkfield.example/salesloft/callback';
const { SALESLOFT_CLIENT_ID: CLIENT_ID, SALESLOFT_CLIENT_SECRET: CLIENT_SECRET } = process.env;
const COOKIE = '__Host-salesloft-login'; // ties the attempt to this browser
const FLAGS = 'Path=/; Secure; HttpOnly; SameSite=Lax';

// Step 1: send the browser to Salesloft.
function start(response) {
  const state = randomBytes(32).toString('base64url');
  const verifier = randomBytes(32).toString('base64url');
  const url = new URL('/oauth/authorize', ACCOUNTS);
  url.search = new URLSearchParams({
    client_id: CLIENT_ID,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  response.setHeader('Set-Cookie', `${COOKIE}=${state}.${verifier}; Max-Age=600; ${FLAGS}`);
  response.writeHead(302, { Location: url.href }).end();
}

// Step 2: exchange the code on the server, right away.
async function exchange(query, cookies = '') {
  const attempt = cookies.split('; ').find((one) => one.startsWith(`${COOKIE}=`)) ?? '=';
  const [state, verifier] = attempt.slice(attempt.indexOf('=') + 1).split('.');
  if (!state || query.get('state') !== state) throw new Error('state does not match');
  if (query.has('error')) throw new Error(`Not authorized: ${query.get('error')}`);
  const reply = await fetch(new URL('/oauth/token', ACCOUNTS), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      client_id: CLIENT_ID,
      client_secret: CLIENT_SECRET,
      grant_type: 'authorization_code',
      code: query.get('code'),
      redirect_uri: REDIRECT_URI,
      context: query.get('context') ?? '',
      scope: query.get('scope') ?? '',
      code_verifier: verifier,
    }),
    signal: AbortSignal.timeout(15_000),
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${ACCOUNTS} (${cause?.code ?? message}). Check the URL and your network`);
  });
  if (!reply.ok) throw new Error(`Token request failed: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

async function save(tokens) {
  const file = await open(`${TOKEN_FILE}.new`, 'w', 0o600);
  await file.writeFile(JSON.stringify(tokens));
  await file.sync();
  await file.close();
  await rename(`${TOKEN_FILE}.new`, TOKEN_FILE);
}

async function route(request, response) {
  const url = new URL(request.url, REDIRECT_URI);
  if (url.pathname === '/connect') return start(response);
  if (url.pathname !== new URL(REDIRECT_URI).pathname) return response.writeHead(404).end();
  response.setHeader('Set-Cookie', `${COOKIE}=; Max-Age=0; ${FLAGS}`); // single use
  const tokens = await exchange(url.searchParams, request.headers.cookie);
  await save(tokens);
  console.log(`Connected with ${tokens.scope}; the tokens are in ${TOKEN_FILE}`);
  response.end('Connected. You can close this page.');
}

createServer((request, response) => {
  route(request, response).catch((error) => {
    console.error(error.message);
    response.writeHead(400).end('Not connected.');
  });
}).listen(PORT, () => console.log(`Listening on http://127.0.0.1:${PORT}, begin at /connect`));
