// Signs the example body of an event as Salesloft does, and posts it to your receiver: node send-event.mjs task_created
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const RECEIVER_URL = process.env.RECEIVER_URL ?? 'http://127.0.0.1:8080';
const TOKEN = process.env.SALESLOFT_CALLBACK_TOKEN;

async function exampleBody(event) {
  const { webhooks } = JSON.parse(await readFile(process.env.OPENAPI_FILE ?? 'v2.json', 'utf8'));
  if (!webhooks[event]) throw new Error(`${event} is not an event. Use one of: ${Object.keys(webhooks).join(', ')}`);
  return JSON.stringify(webhooks[event].post.requestBody.content['application/json'].example);
}

try {
  if (!TOKEN) throw new Error('Set SALESLOFT_CALLBACK_TOKEN to the token of your receiver');
  const [event = 'person_updated'] = process.argv.slice(2);
  const body = await exampleBody(event);
  const response = await fetch(RECEIVER_URL, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'x-salesloft-event': event,
      'x-salesloft-signature': createHmac('sha1', TOKEN).update(body).digest('hex'),
    },
    body,
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${RECEIVER_URL} (${cause?.code ?? message}). Check the URL and your network`);
  });
  console.log(`${event}: HTTP ${response.status}`);
  process.exitCode = response.ok ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
