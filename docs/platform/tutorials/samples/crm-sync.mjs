// Keeps the contacts of a CRM and the people of a Salesloft team the same, in both directions.
//   node crm-sync.mjs          runs once: pull, then push
//   node crm-sync.mjs serve    runs each minute, and handles webhook deliveries immediately
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const KEY = process.env.SALESLOFT_API_KEY;
const TOKEN = process.env.SALESLOFT_CALLBACK_TOKEN;
const PORT = process.env.PORT ?? 8080;
const POLL_SECONDS = Number(process.env.POLL_SECONDS) || 60; // 0 would poll without a pause
const STATE_FILE = process.env.STATE_FILE ?? 'sync.json';
const CRM_FILE = process.env.CRM_FILE ?? 'crm.json';
const PER_PAGE = 100;
const MAX_BYTES = 5_000_000;

// Fields with the same name on both sides. Rename here if your CRM calls them something else.
const FIELDS = ['email_address', 'first_name', 'last_name', 'title', 'phone'];

async function readJson(file, otherwise) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return otherwise;
  }
}

async function writeJson(file, value) {
  await writeFile(`${file}.new`, JSON.stringify(value, null, 2));
  await rename(`${file}.new`, file); // a crash never leaves half a file
}

// ---- The CRM: a JSON file here. Replace these two functions with calls to your CRM. ----

const listContacts = () => readJson(CRM_FILE, []);

async function saveContact(contact) {
  const others = (await listContacts()).filter(({ id }) => id !== contact.id);
  await writeJson(CRM_FILE, [...others, contact]);
}

// ---- Salesloft ----

class ApiError extends Error {
  constructor(status, text) {
    super(`HTTP ${status}: ${text}`);
    this.status = status;
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

async function getPerson(id) {
  try {
    return await call('GET', `/people/${id}`);
  } catch (error) {
    if (error.status === 404) return undefined; // deleted, or hidden from this user
    throw error;
  }
}

async function findByEmail(email) {
  const query = new URLSearchParams({ 'email_addresses[]': email });
  const people = await call('GET', `/people?${query}`);
  return people.find(({ email_address }) => clean('email_address', email_address) === email);
}

// ---- The last values that both sides agreed on: they stop loops ----

/** cursor: where the pull continues. pairs: for each person, the contact and the last values that both sides agreed on. */
let state;

const loadState = async () => {
  state = await readJson(STATE_FILE, { cursor: '1970-01-01T00:00:00.000000Z', pairs: {} });
};
const saveState = () => writeJson(STATE_FILE, state);

/** Normalizes a value, so that a different notation isn't a change. */
function clean(field, value) {
  const text = String(value ?? '').trim();
  return text === '' ? null : field === 'email_address' ? text.toLowerCase() : text;
}

const fieldsOf = (record) => Object.fromEntries(FIELDS.map((field) => [field, clean(field, record[field])]));

const changes = (from, to) =>
  Object.fromEntries(FIELDS.filter((field) => from[field] !== to[field]).map((field) => [field, to[field]]));

/** Combines both sides, field by field. A side that still has the agreed value didn't change. */
function merge(base, person, contact) {
  const merged = {};
  for (const field of FIELDS) {
    const agreed = base[field] ?? null;
    const theirs = person[field];
    // Both sides find each other by the email address, so it is never emptied.
    const ours = contact[field] ?? (field === 'email_address' ? agreed : null);
    if (theirs !== ours && theirs !== agreed && ours !== agreed) {
      console.log(`conflict in ${field}: the CRM wins with "${ours}" over "${theirs}"`);
    }
    merged[field] = ours === agreed ? theirs : ours;
  }
  return merged;
}

/** Microseconds: a Date would drop the last three digits. */
const microseconds = (time) =>
  Math.floor(Date.parse(time) / 1000) * 1_000_000 + Number(/\.(\d{6})/.exec(time)?.[1] ?? 0);

/** Makes both sides the same, and writes only to a side that differs. */
async function reconcile(person, contact) {
  const pair = state.pairs[person.id] ?? { contact: contact.id, base: {} };
  const [theirs, ours] = [fieldsOf(person), fieldsOf(contact)];
  const merged = merge(pair.base, theirs, ours);
  const toSalesloft = changes(theirs, merged);
  const toCrm = changes(ours, merged);
  let version = person.updated_at;
  if (Object.keys(toSalesloft).length > 0) {
    const body = Object.fromEntries(Object.entries(toSalesloft).map(([field, value]) => [field, value ?? '']));
    version = (await call('PUT', `/people/${person.id}`, body)).updated_at;
    console.log(`Salesloft person ${person.id}: ${Object.keys(toSalesloft).join(', ')}`);
  }
  if (Object.keys(toCrm).length > 0) {
    await saveContact({ ...contact, ...toCrm });
    console.log(`CRM contact ${contact.id}: ${Object.keys(toCrm).join(', ')}`);
  }
  state.pairs[person.id] = { contact: contact.id, base: merged, updated_at: version };
  await saveState();
}

// ---- From Salesloft to the CRM ----

/** A change in Salesloft, from the poll or from a webhook. Both may report the same change, in any order. */
async function onPerson(person) {
  const pair = state.pairs[person.id];
  if (pair?.deleted) return;
  if (pair && microseconds(person.updated_at) <= microseconds(pair.updated_at)) return; // an echo, or an older version
  const contacts = await listContacts();
  const email = clean('email_address', person.email_address);
  const linked = new Set(Object.values(state.pairs).map(({ contact }) => contact));
  const contact = pair
    ? contacts.find(({ id }) => id === pair.contact)
    : contacts.find((one) => !linked.has(one.id) && email && clean('email_address', one.email_address) === email);
  if (pair && !contact) return; // deleted in the CRM
  await reconcile(person, contact ?? { id: randomUUID() });
}

async function onPersonDeleted({ id }) {
  if (!state.pairs[id] || state.pairs[id].deleted) return;
  state.pairs[id].deleted = true; // keeps the push from creating the person again
  await saveState();
  console.log(`Salesloft person ${id} was deleted; the contact stays in the CRM`);
}

async function pull() {
  for (let page = 1, full = true; full; ) {
    const query = new URLSearchParams({
      'updated_at[gte]': state.cursor, sort_by: 'updated_at', sort_direction: 'ASC', per_page: PER_PAGE, page,
    });
    const people = await call('GET', `/people?${query}`);
    for (const person of people) await onPerson(person);
    const last = people.at(-1)?.updated_at ?? state.cursor;
    page = last === state.cursor ? page + 1 : 1; // one timestamp can fill more than a page
    state.cursor = last;
    await saveState();
    full = people.length === PER_PAGE;
  }
}

// ---- From the CRM to Salesloft ----

async function pushNew(contact) {
  const email = clean('email_address', contact.email_address);
  if (!email) return console.log(`CRM contact ${contact.id} has no email address, skipped`);
  const known = await findByEmail(email);
  if (known && state.pairs[known.id]) return console.log(`CRM contact ${contact.id} is a duplicate of ${email}, skipped`);
  if (known) return reconcile(known, contact);
  const values = Object.fromEntries(Object.entries(fieldsOf(contact)).filter(([, value]) => value !== null));
  // An upsert, because a create whose response is lost would fail when it is sent again.
  const { person } = await call('POST', '/person_upserts', { upsert_key: 'email_address', ...values });
  state.pairs[person.id] = { contact: contact.id, base: fieldsOf(contact), updated_at: person.updated_at };
  await saveState();
  console.log(`Salesloft person ${person.id}: new`);
}

async function push() {
  const pairs = new Map(Object.entries(state.pairs).map(([id, pair]) => [pair.contact, { id, ...pair }]));
  for (const contact of await listContacts()) {
    const pair = pairs.get(contact.id);
    if (!pair) {
      await pushNew(contact);
    } else if (!pair.deleted && Object.keys(changes(pair.base, fieldsOf(contact))).length > 0) {
      const person = await getPerson(pair.id);
      await (person ? reconcile(person, contact) : onPersonDeleted(pair));
    }
  }
}

// ---- Webhooks, one at a time ----

let last = Promise.resolve();

/** Poll and deliveries share the state, so each waits for the one before. */
function inTurn(work) {
  last = last.then(work).catch((error) => console.error(error.message));
  return last;
}

const handlers = new Map([
  ['person_created', onPerson],
  ['person_updated', onPerson],
  ['person_deleted', onPersonDeleted],
]);

function isGenuine(rawBody, signature = '') {
  const expected = Buffer.from(createHmac('sha1', TOKEN).update(rawBody).digest('hex'));
  const received = Buffer.from(signature);
  return received.length === expected.length && timingSafeEqual(received, expected);
}

async function receive(request, response) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BYTES) return response.writeHead(413, { Connection: 'close' }).end();
    chunks.push(chunk);
  }
  const rawBody = Buffer.concat(chunks);
  if (!isGenuine(rawBody, request.headers['x-salesloft-signature'])) return response.writeHead(401).end();
  const person = JSON.parse(rawBody);
  response.writeHead(204).end(); // a delivery that is lost after this line comes with the next poll
  const handle = handlers.get(request.headers['x-salesloft-event']);
  if (handle) void inTurn(() => handle(person));
}

async function round() {
  await pull();
  await push();
  console.log(`in sync up to ${state.cursor}`);
}

async function main() {
  await loadState();
  if (process.argv[2] !== 'serve') return round();
  if (!TOKEN) throw new Error('Set SALESLOFT_CALLBACK_TOKEN to the callback_token of the subscriptions');
  createServer((request, response) => {
    receive(request, response).catch((error) => {
      console.error(error.message);
      if (!response.headersSent) response.writeHead(400, { Connection: 'close' }).end();
    });
  }).listen(PORT, () => console.log(`Listening on http://127.0.0.1:${PORT}`));
  for (;;) {
    await inTurn(round);
    await new Promise((resolve) => setTimeout(resolve, POLL_SECONDS * 1000));
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
