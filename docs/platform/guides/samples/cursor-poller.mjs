// Prints each person who changed since the last run, once per change.
import { readFile, rename, writeFile } from 'node:fs/promises';

const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const STATE_FILE = process.env.STATE_FILE ?? 'people-cursor.json';
const SINCE = process.env.SINCE || '1970-01-01T00:00:00.000000Z'; // where the first run starts: at everything
const PAUSE_SECONDS = Number(process.env.POLL_SECONDS ?? 60); // 0: one round, then end
const PER_PAGE = 100;
const RESERVE = 100; // points per minute to leave for the team's other integrations

const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function loadState() {
  const text = await readFile(STATE_FILE, 'utf8').catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (text === undefined) return { cursor: SINCE, handled: [] }; // first run
  try {
    const { cursor, handled } = JSON.parse(text);
    if (typeof cursor === 'string' && Array.isArray(handled)) return { cursor, handled };
  } catch {} // not JSON
  const message = `${STATE_FILE} is damaged: delete it, and set SINCE to the time to continue from`;
  throw Object.assign(new Error(message), { refused: true });
}

async function saveState(state) {
  await writeFile(`${STATE_FILE}.new`, JSON.stringify(state));
  await rename(`${STATE_FILE}.new`, STATE_FILE); // a crash never leaves half a cursor
}

async function fetchPage(cursor, page) {
  const query = new URLSearchParams({
    'updated_at[gte]': cursor, sort_by: 'updated_at', sort_direction: 'ASC', per_page: PER_PAGE, page,
  });
  const response = await fetch(`${API}/v2/people?${query}`, {
    headers: { Authorization: `Bearer ${process.env.SALESLOFT_API_KEY}`, Accept: 'application/json' },
    signal: AbortSignal.timeout(30_000),
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`);
  });
  if (Number(response.headers.get('x-ratelimit-remaining-minute') ?? RESERVE) < RESERVE) await sleep(60);
  if (response.ok) return (await response.json()).data;
  const refused = response.status < 500 && response.status !== 429; // the same request will fail again
  throw Object.assign(new Error(`HTTP ${response.status} at cursor ${cursor}: ${await response.text()}`), { refused });
}

async function handle(person) {
  console.log('changed', person.updated_at, person.id, person.display_name); // write to your store, by ID
}

async function pollOnce() {
  let { cursor, handled } = await loadState();
  let count = 0;
  for (let page = 1, full = true; full; ) {
    const people = await fetchPage(cursor, page);
    for (const person of people) {
      if (person.updated_at !== cursor) [cursor, handled, page] = [person.updated_at, [], 0];
      if (handled.includes(person.id)) continue; // part of an earlier response
      await handle(person);
      handled.push(person.id);
      count += 1;
    }
    await saveState({ cursor, handled });
    full = people.length === PER_PAGE;
    page += 1; // stays 1 unless one timestamp fills the whole page
  }
  console.log(`${count} changes, cursor ${cursor}`);
}

for (;;) {
  try {
    await pollOnce();
  } catch (error) {
    console.error(error.message);
    if (error.refused || PAUSE_SECONDS === 0) process.exit(1);
  }
  if (PAUSE_SECONDS === 0) break;
  await sleep(PAUSE_SECONDS);
}
