import { open, readFile, rename } from 'node:fs/promises';

const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const ACCOUNTS = process.env.SALESLOFT_ACCOUNTS_URL ?? 'https://accounts.salesloft.com';
const TOKEN_FILE = process.env.SALESLOFT_TOKEN_FILE ?? 'salesloft-tokens.json';

async function save(tokens) {
  const file = await open(`${TOKEN_FILE}.new`, 'w', 0o600);
  await file.writeFile(JSON.stringify(tokens));
  await file.sync();
  await file.close();
  await rename(`${TOKEN_FILE}.new`, TOKEN_FILE);
}

async function loadOrRefresh() {
  const tokens = JSON.parse(await readFile(TOKEN_FILE, 'utf8'));
  if (tokens.created_at + tokens.expires_in - 60 > Date.now() / 1000) return tokens.access_token;
  const response = await fetch(new URL('/oauth/token', ACCOUNTS), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      client_id: process.env.SALESLOFT_CLIENT_ID,
      client_secret: process.env.SALESLOFT_CLIENT_SECRET,
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    }),
    signal: AbortSignal.timeout(15_000),
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${ACCOUNTS} (${cause?.code ?? message}). Check the URL and your network`);
  });
  if (!response.ok) throw new Error(`Token request failed: ${response.status} ${await response.text()}`);
  const fresh = await response.json();
  await save(fresh); // before anyone uses it
  console.log(`Refreshed ${TOKEN_FILE}`);
  return fresh.access_token;
}

let pending = null;

// Concurrent callers share one refresh.
function accessToken() {
  pending ??= loadOrRefresh().finally(() => (pending = null));
  return pending;
}

async function get(path) {
  const response = await fetch(`${API}${path}`, {
    headers: { Authorization: `Bearer ${await accessToken()}` },
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`);
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()).data;
}

Promise.all([get('/v2/me'), get('/v2/team')])
  .then(([me, team]) => console.log(`Acting as ${me.name} of ${team.name}`))
  .catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
