// Shows a form, and adds each person who fills it in to a Salesloft cadence, once.
import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const KEY = process.env.SALESLOFT_API_KEY;
const CADENCE_ID = Number(process.env.CADENCE_ID);
const PORT = process.env.PORT ?? 8080;
const QUEUE_FILE = process.env.QUEUE_FILE ?? 'queue.json';
const RETRY_SECONDS = Number(process.env.RETRY_SECONDS ?? 60);
const MAX_BYTES = 20_000;
const MAX_ATTEMPTS = 20;

// ---- The form ----

const FIELDS = [
  { name: 'first_name', label: 'First name', limit: 100, isRequired: true },
  { name: 'last_name', label: 'Last name', limit: 100, isRequired: true },
  { name: 'email_address', label: 'Work email', limit: 254, isRequired: true, pattern: /^[^@\s]+@[^@\s]+\.[^@\s]+$/ },
  { name: 'person_company_name', label: 'Company', limit: 200, isRequired: false },
];

const escape = (text) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (content) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ask for a pilot</title><h1>Ask for a pilot</h1>${content}</html>`;

function formPage(values = {}, errors = {}) {
  const inputs = FIELDS.map(({ name, label, limit, isRequired }) => {
    const error = errors[name] ? ` <strong>${escape(errors[name])}</strong>` : '';
    const value = escape(values[name] ?? '');
    return `<p><label>${label}${error}<br>
<input name="${name}" value="${value}" maxlength="${limit}"${isRequired ? ' required' : ''}></label></p>`;
  });
  // People don't see this field. Programs that fill in every form do.
  const trap = '<p hidden><input name="website" tabindex="-1" autocomplete="off"></p>';
  return page(`<form method="post">${inputs.join('')}${trap}<button>Send</button></form>`);
}

const thanksPage = page('<p>Thank you. We will be in touch.</p>');

/** The values of the form that are known fields, and a message for each one that is wrong. */
function readForm(body) {
  const sent = new URLSearchParams(body);
  const values = Object.fromEntries(FIELDS.map(({ name }) => [name, (sent.get(name) ?? '').trim()]));
  values.email_address = values.email_address.toLowerCase();
  const errors = {};
  for (const { name, limit, isRequired, pattern } of FIELDS) {
    if (isRequired && values[name] === '') errors[name] = 'is missing';
    else if (values[name].length > limit) errors[name] = 'is too long';
    else if (values[name] !== '' && pattern && !pattern.test(values[name])) errors[name] = 'is not an email address';
  }
  return { values, errors, isRobot: Boolean(sent.get('website')) };
}

// ---- The queue: a submission is stored before the visitor sees "Thank you" ----

/** Submissions that aren't enrolled yet. In production, use a database table. */
let queue = [];

async function loadQueue() {
  try {
    queue = JSON.parse(await readFile(QUEUE_FILE, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

let saving = Promise.resolve();

/** Writes run one at a time, so that an older queue never replaces a newer one. */
function saveQueue() {
  saving = saving.then(async () => {
    await writeFile(`${QUEUE_FILE}.new`, JSON.stringify(queue, null, 2));
    await rename(`${QUEUE_FILE}.new`, QUEUE_FILE); // a crash never leaves half a queue
  });
  return saving;
}

async function enqueue(values) {
  queue.push({ id: randomUUID(), attempts: 0, values });
  await saveQueue();
}

// ---- Salesloft ----

class ApiError extends Error {
  constructor(status, text) {
    super(`HTTP ${status}: ${text}`);
    this.status = status;
    try {
      this.fields = JSON.parse(text).errors ?? {};
    } catch {
      this.fields = {}; // an HTML page of a proxy
    }
  }
  /** Whether the same request can succeed later. A network failure has no status. */
  get isTemporary() {
    return this.status === 401 || this.status === 429 || this.status >= 500;
  }
}

async function call(method, path, json) {
  const response = await fetch(`${API}/v2${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${KEY}`,
      Accept: 'application/json',
      ...(json && { 'Content-Type': 'application/json' }),
    },
    body: json && JSON.stringify(json),
    signal: AbortSignal.timeout(30_000),
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`);
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text);
  return JSON.parse(text).data;
}

/** An upsert can be sent again after a lost response: it finds the person by the email address. */
async function upsertPerson(values) {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const { person } = await call('POST', '/person_upserts', { upsert_key: 'email_address', ...filled });
  return person;
}

/** Why this person can't join the cadence. Undefined if they can. */
async function reasonAgainst(person) {
  if (person.do_not_contact) return 'do not contact';
  if (person.bouncing) return 'the email address bounces';
  if (person.contact_restrictions?.includes('email')) return 'no email allowed';
  // Ended memberships count too: do not start again with someone who has been through this cadence.
  const query = new URLSearchParams({ person_id: person.id, cadence_id: CADENCE_ID, per_page: 1 });
  const memberships = await call('GET', `/cadence_memberships?${query}`);
  return memberships.length > 0 ? 'was on the cadence before' : undefined;
}

async function enroll(values) {
  const person = await upsertPerson(values);
  const reason = await reasonAgainst(person);
  if (reason) return `person ${person.id} not enrolled: ${reason}`;
  try {
    const membership = await call('POST', '/cadence_memberships', { person_id: person.id, cadence_id: CADENCE_ID });
    return `person ${person.id} enrolled: membership ${membership.id}`;
  } catch (error) {
    // A retry after a lost response, or two submissions at the same time.
    const messages = Object.values(error.fields ?? {}).flat();
    if (messages.includes('is already in progress for this person')) return `person ${person.id} is on the cadence`;
    throw error;
  }
}

/** Works through the queue from the front. Stops at a temporary failure, because the next request would fail too. */
async function workThroughQueue() {
  while (queue.length > 0) {
    const item = queue[0];
    try {
      console.log(await enroll(item.values));
    } catch (error) {
      item.attempts += 1;
      const isTemporary = !(error instanceof ApiError) || error.isTemporary;
      if (isTemporary && item.attempts < MAX_ATTEMPTS) {
        console.error(`attempt ${item.attempts} failed, will retry: ${error.message}`);
        await saveQueue();
        return;
      }
      console.error(`gave up on ${item.id}: ${error.message}`); // alert someone here
    }
    queue.shift();
    await saveQueue();
  }
}

let working = Promise.resolve();

/** One worker only, so that no submission is handled twice. */
function wake() {
  working = working.then(workThroughQueue).catch((error) => console.error(error.message));
}

// ---- The server ----

async function readBody(request) {
  let body = '';
  for await (const chunk of request) {
    body += chunk;
    if (body.length > MAX_BYTES) throw new Error('The form is too long');
  }
  return body;
}

async function receive(request, response) {
  const send = (status, html) => {
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  };
  if (request.method === 'GET') return send(200, formPage());
  if (request.method !== 'POST') return send(405, page('<p>This page takes GET and POST.</p>'));
  const { values, errors, isRobot } = readForm(await readBody(request));
  if (isRobot) return send(200, thanksPage);
  if (Object.keys(errors).length > 0) return send(422, formPage(values, errors));
  await enqueue(values);
  send(200, thanksPage);
  wake();
}

async function main() {
  if (!KEY || !CADENCE_ID) throw new Error('Set SALESLOFT_API_KEY, and CADENCE_ID to the ID of a test cadence');
  await loadQueue();
  const cadence = await call('GET', `/cadences/${CADENCE_ID}`);
  console.log(`Cadence ${cadence.id}: ${cadence.name}`);
  createServer((request, response) => {
    receive(request, response).catch((error) => {
      console.error(error.message);
      if (!response.headersSent) response.writeHead(400, { Connection: 'close' }).end();
    });
  }).listen(PORT, () => console.log(`Listening on http://127.0.0.1:${PORT}`));
  wake();
  setInterval(wake, RETRY_SECONDS * 1000);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
