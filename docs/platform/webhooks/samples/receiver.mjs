import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const PORT = process.env.PORT ?? 8080;
const TOKEN = process.env.SALESLOFT_CALLBACK_TOKEN;
const MAX_BYTES = 5_000_000;

const replies = new Map(); // by email; in production, a column of your database

function reportReply({ id, counts, recipient }) {
  if (counts.replies <= (replies.get(id) ?? 0)) return; // sent, viewed, clicked, or bounced
  replies.set(id, counts.replies);
  console.log(`email_updated: person ${recipient?.id} replied to email ${id}`);
}

const handlers = new Map([
  ['person_updated', (person) => console.log(`person_updated: ${person.id} is ${person.display_name}`)],
  ['person_deleted', (person) => console.log(`person_deleted: ${person.id}`)],
  ['email_updated', reportReply],
]);
const handled = new Set(); // in production, use a unique key in your database

function isGenuine(rawBody, signature = '') {
  const expected = Buffer.from(createHmac('sha1', TOKEN).update(rawBody).digest('hex'));
  const received = Buffer.from(signature);
  return received.length === expected.length && timingSafeEqual(received, expected);
}

function handle(event, record) {
  const key = `${event} ${record.id} ${record.updated_at}`; // deliveries have no ID
  if (handled.has(key)) return;
  handlers.get(event)?.(record); // ignore unknown events
  handled.add(key);
}

// Verify the raw bytes: JSON that is serialized again has another signature.
async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('The body is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function receive(request, response) {
  const rawBody = await readBody(request);
  if (!isGenuine(rawBody, request.headers['x-salesloft-signature'])) {
    response.writeHead(401).end();
    return;
  }
  const record = JSON.parse(rawBody);
  response.writeHead(204).end(); // in production, use a durable queue before this line
  handle(request.headers['x-salesloft-event'], record);
}

if (!TOKEN) {
  console.error('Set SALESLOFT_CALLBACK_TOKEN to the callback_token of the subscription');
  process.exit(1);
}
createServer((request, response) => {
  receive(request, response).catch((error) => {
    console.error(error.message);
    if (!response.headersSent) response.writeHead(400, { Connection: 'close' }).end();
  });
}).listen(PORT, () => console.log(`Listening on http://127.0.0.1:${PORT}`));
