// Serves an iframe slot: decrypts what Salesloft posts and shows which record the user is looking at.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { readForm, readPayload } from './slot-payload.mjs';

const PORT = Number(process.env.PORT ?? 8080);
// JSON: "<tenant ID>/<integration ID>" to the connection that was stored when the team enabled the integration.
const CONNECTIONS_FILE = process.env.CONNECTIONS_FILE ?? 'connections.json';

function subject({ person, account, action }) {
  if (action) return `action ${Number(action.id)}`;
  if (person) return `person ${Number(person.id)}`;
  if (account) return `account ${Number(account.id)}`;
  return 'no record';
}

async function page(request) {
  if (request.method !== 'POST') return { status: 405, text: 'Salesloft posts to this address' };
  const { tenant_id, integration_id, payload = '' } = await readForm(request);
  const connections = JSON.parse(await readFile(CONNECTIONS_FILE, 'utf8'));
  const name = `${Number(tenant_id)}/${Number(integration_id)}`;
  const connection = connections[name];
  if (!connection) return { status: 404, text: 'Ask an admin to enable this integration again' };
  try {
    const opened = readPayload(payload, connection.secret);
    const origin = new URL(opened.origin).origin;
    return { status: 200, text: `You are looking at ${subject(opened)}`, origin };
  } catch (error) {
    console.error(`Team and integration ${name}: ${error.message}`); // IDs only, never the payload
    return { status: 401, text: 'This panel could not be opened' };
  }
}

createServer(async (request, response) => {
  const { status, text, origin } = await page(request).catch(() => ({ status: 400, text: 'Bad request' }));
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `frame-ancestors ${origin ?? "'none'"}`,
    'Cache-Control': 'no-store',
  });
  response.end(`<!doctype html><html lang="en"><title>Sample Kits</title><p>${text}</p></html>`);
}).listen(PORT, () => console.log(`Listening on port ${PORT}`));
