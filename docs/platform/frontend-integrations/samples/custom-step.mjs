// Serves a custom step: its button completes the action in the API first and then tells Salesloft.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { readForm, readPayload } from './slot-payload.mjs';

const PORT = Number(process.env.PORT ?? 8080);
const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const { SALESLOFT_ACCESS_TOKEN, SALESLOFT_INTEGRATION_SECRET } = process.env; // of one team
const TICKET_KEY = randomBytes(32);

// Replaces a cookie: proves that this server opened this action from a genuine payload.
const ticket = (actionId) => createHmac('sha256', TICKET_KEY).update(String(actionId)).digest('hex');
const isGenuine = (actionId, given) =>
  /^[0-9a-f]{64}$/.test(given ?? '') && timingSafeEqual(Buffer.from(given), Buffer.from(ticket(actionId)));

function stepPage({ action, origin, nonce }) {
  const step = { actionId: action.id, ticket: ticket(action.id), origin, nonce };
  return `<!doctype html><html lang="en"><title>Sample Kits</title>
<button>Send the kit</button><p role="status"></p>
<script type="module">
  const step = ${JSON.stringify(step).replaceAll('<', '\\u003c')};
  const button = document.querySelector('button');
  button.addEventListener('click', async () => {
    button.disabled = true; // an action can be completed once
    const reply = await fetch('/complete', {
      method: 'POST',
      body: new URLSearchParams({ action_id: step.actionId, ticket: step.ticket }),
    });
    if (reply.ok) {
      const message = { event: 'completedAction', actionId: step.actionId, nonce: step.nonce };
      window.parent.postMessage(message, step.origin);
    } else {
      document.querySelector('[role=status]').textContent = await reply.text();
      button.disabled = false;
    }
  });
</script></html>`;
}

async function complete({ action_id, ticket: given }) {
  if (!isGenuine(action_id, given)) return [403, 'Open this step again from Salesloft.'];
  const reply = await fetch(`${API}/v2/activities`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${SALESLOFT_ACCESS_TOKEN}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ action_id: Number(action_id) }),
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`);
  });
  console.log(`Action ${action_id}: ${reply.status}`);
  if (reply.ok) return [200, 'Done'];
  return [502, 'Salesloft did not accept this. Somebody may have completed the step already.'];
}

async function respond(request) {
  const form = await readForm(request);
  if (request.url === '/complete') return complete(form);
  const opened = readPayload(form.payload, SALESLOFT_INTEGRATION_SECRET);
  return [200, stepPage(opened), new URL(opened.origin).origin];
}

createServer(async (request, response) => {
  const [status, body, origin = "'none'"] = await respond(request).catch((error) => {
    console.error(error.message);
    return [401, 'This step could not be opened.'];
  });
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `frame-ancestors ${origin}`,
    'Cache-Control': 'no-store',
  });
  response.end(body);
}).listen(PORT, () => console.log(`Listening on port ${PORT}`));
