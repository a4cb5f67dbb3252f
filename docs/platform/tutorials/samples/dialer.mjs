// Works through the phone actions that are due for you: shows each one, places the call, logs it, and completes the action.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';

const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const KEY = process.env.SALESLOFT_API_KEY;
const JOURNAL_FILE = process.env.JOURNAL_FILE ?? 'calls.json';
const PER_PAGE = 100;

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
}

async function send(method, path, json) {
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
  return JSON.parse(text);
}

async function getAll(path, params = []) {
  const rows = [];
  for (let page = 1; page !== null; ) {
    const query = new URLSearchParams([...params, ['per_page', PER_PAGE], ['page', page]]);
    const { data, metadata } = await send('GET', `${path}?${query}`);
    rows.push(...data);
    page = metadata.paging.next_page;
  }
  return rows;
}

/** Records by ID, in requests of 100 that keep the URL short. */
async function getByIds(path, ids) {
  const found = new Map();
  const all = [...new Set(ids)];
  for (let start = 0; start < all.length; start += PER_PAGE) {
    const some = all.slice(start, start + PER_PAGE);
    for (const row of await getAll(path, some.map((id) => ['ids[]', id]))) found.set(row.id, row);
  }
  return found;
}

// ---- The queue of due calls ----

async function loadQueue(me) {
  const steps = await getAll('/steps', [['has_due_actions', 'true'], ['type', 'phone']]);
  const actions = [];
  for (const step of steps) {
    const due = await getAll('/actions', [
      ['step_id', step.id],
      ['type', 'phone'],
      ['user_guid[]', me.guid], // an admin sees the actions of the whole team
      ['due_on[lte]', new Date().toISOString()],
    ]);
    actions.push(...due.map((action) => ({ ...action, stepName: step.display_name })));
  }
  const people = await getByIds('/people', actions.map(({ person }) => person.id));
  const details = await getByIds(
    '/action_details/call_instructions',
    actions.flatMap(({ action_details }) => (action_details ? [action_details.id] : [])),
  );
  return actions
    .sort((a, b) => Date.parse(a.due_on) - Date.parse(b.due_on))
    .map((action) => ({
      action,
      person: people.get(action.person.id),
      instructions: details.get(action.action_details?.id)?.instructions ?? 'No instructions',
    }));
}

/** Why the call isn't allowed. Undefined if it is. */
function reasonAgainst(person) {
  if (!person) return 'the person was deleted, or you cannot see them';
  if (person.do_not_contact || person.contact_restrictions?.includes('call')) return 'calls are not allowed';
  return numberOf(person) ? undefined : 'there is no phone number';
}

const numberOf = (person) => person.phone || person.mobile_phone || person.home_phone;

// ---- The journal: a call that took place is never lost, and never logged twice ----

/** Calls by action ID. state is unsent, logged, or refused. */
let journal = {};

async function loadJournal() {
  try {
    journal = JSON.parse(await readFile(JOURNAL_FILE, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

async function record(actionId, entry) {
  journal[actionId] = entry;
  await writeFile(`${JOURNAL_FILE}.new`, JSON.stringify(journal, null, 2));
  await rename(`${JOURNAL_FILE}.new`, JOURNAL_FILE); // a crash never leaves half a journal
}

/** Whether the person has a logged call for the action: the response to an earlier request was lost. */
async function isLogged({ action_id, person_id }) {
  const calls = await getAll('/activities/calls', [['person_id[]', person_id]]);
  return calls.some(({ action }) => action?.id === action_id);
}

/** Logs a call, which also completes the action and moves the cadence on. */
async function logCall(call) {
  try {
    const { data } = await send('POST', '/activities/calls', call);
    await record(call.action_id, { state: 'logged', call });
    console.log(`Logged call ${data.id}, action ${call.action_id} is complete`);
  } catch (error) {
    if (error.status !== 422) throw error; // stays unsent, and is sent on the next start
    if (await isLogged(call)) {
      await record(call.action_id, { state: 'logged', call });
      console.log(`Action ${call.action_id} was already complete`);
      return;
    }
    await record(call.action_id, { state: 'refused', call, errors: error.fields });
    console.error(`Action ${call.action_id} was refused: ${JSON.stringify(error.fields)}`);
  }
}

async function sendUnsent() {
  for (const { state, call } of Object.values(journal)) {
    if (state !== 'unsent') continue;
    console.log(`Sending the call of action ${call.action_id} again`);
    await logCall(call);
  }
}

// ---- The phone. Replace this function with a request to your phone system. ----

async function dial(number, ask) {
  for (;;) {
    const text = await ask(`Call ${number}, then enter its length in seconds (empty: skip): `);
    if (text === '') return undefined;
    if (/^\d+$/.test(text)) return { seconds: Number(text) };
  }
}

// ---- The user ----

/** Asks until the reply is on the list. Values must match exactly, so the list is numbered. */
async function choose(what, values, ask) {
  if (values.length === 0) return undefined;
  const list = values.map((value, index) => `${index + 1} ${value}`).join(', ');
  for (;;) {
    const text = await ask(`${what} (${list}): `);
    const value = values[Number(text) - 1];
    if (value !== undefined) return value;
  }
}

async function work({ action, person, instructions }, { lists, me, ask }) {
  console.log(`\n${action.stepName}: ${person?.display_name ?? `person ${action.person.id}`}, ${person?.title ?? ''}`);
  const reason = reasonAgainst(person);
  if (reason) return console.log(`Skipped: ${reason}`);
  console.log(instructions);
  const result = await dial(numberOf(person), ask);
  if (!result) return console.log('Skipped');
  const call = {
    action_id: action.id,
    person_id: person.id,
    to: numberOf(person),
    duration: result.seconds,
    disposition: await choose('Disposition', lists.dispositions, ask),
    sentiment: await choose('Sentiment', lists.sentiments, ask),
    notes: (await ask('Notes: ')) || undefined,
    user_guid: me.guid,
  };
  await record(action.id, { state: 'unsent', call }); // before the request, so that a crash loses nothing
  await logCall(call);
}

/** Asks on the terminal, or reads replies from a file: `node dialer.mjs < replies.txt`. */
function startAsking() {
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question) => {
    process.stdout.write(question);
    const { value, done } = await lines.next();
    if (done) throw new Error('\nNo more input');
    return value.trim();
  };
  return { ask, close: () => terminal.close() };
}

async function main() {
  await loadJournal();
  await sendUnsent();
  const { data: me } = await send('GET', '/me');
  const [dispositions, sentiments] = await Promise.all([getAll('/call_dispositions'), getAll('/call_sentiments')]);
  const names = (rows) => rows.map(({ name }) => name);
  const queue = (await loadQueue(me)).filter(({ action }) => !journal[action.id]);
  console.log(`Calls due for ${me.name}: ${queue.length}`);
  const { ask, close } = startAsking();
  const lists = { dispositions: names(dispositions), sentiments: names(sentiments) };
  try {
    for (const item of queue) await work(item, { lists, me, ask });
  } finally {
    close();
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
