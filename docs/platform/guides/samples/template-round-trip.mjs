// Stores the HTML of a file as a template, reads it back, archives it, and compares the HTML.
import { readFile } from 'node:fs/promises';

const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const HTML_FILE = process.env.HTML_FILE ?? 'message.html';

async function call(method, path, json) {
  const response = await fetch(`${API}/v2${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${process.env.SALESLOFT_API_KEY}`,
      Accept: 'application/json',
      ...(json && { 'Content-Type': 'application/json' }),
    },
    body: json && JSON.stringify(json),
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`);
  });
  if (!response.ok) throw new Error(`${method} ${path}: HTTP ${response.status} ${await response.text()}`);
  return (await response.json()).data;
}

try {
  const sent = await readFile(HTML_FILE, 'utf8');
  const { id } = await call('POST', '/email_templates', { title: 'Round trip', subject: 'Round trip', body: sent });
  const { body: stored } = await call('GET', `/email_templates/${id}`);
  await call('PUT', `/email_templates/${id}`, { archived_at: new Date().toISOString() });
  if (stored === sent) console.log('The stored body is unchanged');
  else console.log(`The body was changed. Sent:\n${sent}\nStored:\n${stored}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
