// Finds everything about an email address, and writes it to a file that only you can read.
//   node privacy-export.mjs ines.carvalho@cobaltdental.example
import { writeFile } from 'node:fs/promises';

const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const FILE = process.env.EXPORT_FILE ?? 'export.json';

// Each list that can be filtered by person, and its filters.
const LISTS = {
  cadence_memberships: (id) => ({ person_id: id }),
  actions: (id) => ({ 'person_id[]': id }),
  tasks: (id) => ({ 'person_id[]': id }),
  notes: (id) => ({ associated_with_type: 'person', associated_with_id: id }),
  'activities/calls': (id) => ({ 'person_id[]': id }),
  call_data_records: (id) => ({ 'person_id[]': id }),
  'activities/emails': (id) => ({ 'person_id[]': id }),
  meetings: (id) => ({ 'person_ids[]': id }),
  conversations: (id) => ({ 'person_ids[]': id }),
  opportunities: (id) => ({ person_id: id }),
  successes: (id) => ({ 'person_id[]': id }),
  activity_histories: (id) => ({ resource_type: 'person', 'resource_id[]': id }),
};

// They choose what a list shows, and aren't in `metadata.filtering`.
const SWITCHES = new Set(['visible_only']);

async function get(path, query) {
  const response = await fetch(`${API}/v2/${path}?${new URLSearchParams(query)}`, {
    headers: { Authorization: `Bearer ${process.env.SALESLOFT_API_KEY}`, Accept: 'application/json' },
    signal: AbortSignal.timeout(30_000),
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`);
  });
  if (!response.ok) throw new Error(`GET ${path}: HTTP ${response.status} ${await response.text()}`);
  return response.json();
}

/** All records of a list. An ignored filter would return everyone's, so it ends the program. */
async function readAll(path, filters) {
  const records = [];
  for (let page = 1; page; ) {
    const { data, metadata } = await get(path, { ...filters, per_page: 100, page });
    const ignored = Object.keys(filters).find((name) => !SWITCHES.has(name) && !(name.replace('[]', '') in metadata.filtering));
    if (ignored) throw new Error(`GET ${path}: the filter ${ignored} was ignored`);
    records.push(...data);
    page = metadata.paging.next_page;
  }
  return records;
}

async function findEverything(email) {
  const found = {
    users: await readAll('users', { 'emails[]': email, visible_only: false }),
    people: await readAll('people', { 'email_addresses[]': email }),
    'emails to the address': await readAll('activities/emails', { 'email_addresses[]': email }),
  };
  for (const [path, filters] of Object.entries(LISTS)) {
    found[path] = [];
    for (const { id } of found.people) found[path].push(...(await readAll(path, filters(id))));
  }
  return found;
}

try {
  const email = process.argv[2]?.trim().toLowerCase();
  if (!email) throw new Error('Usage: node privacy-export.mjs <email address>');
  const found = await findEverything(email);
  await writeFile(FILE, JSON.stringify(found, null, 2), { mode: 0o600 });
  for (const [name, records] of Object.entries(found)) console.log(`${name}: ${records.length}`);
  console.log(`IDs of people: ${found.people.map(({ id }) => id).join(', ') || 'none'}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
