// Adds the people of a file, one email address on each line, to a cadence. Without --send it only says what it would do.
//   node enroll.mjs 8840 people.txt
//   node enroll.mjs 8840 people.txt --send
import { readFile } from 'node:fs/promises';

const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const LIMIT = Number(process.env.LIMIT ?? 50); // people per run
const PER_REQUEST = 25;
const ALREADY = 'is already in progress for this person';

async function call(method, path, json) {
  const response = await fetch(`${API}/v2${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${process.env.SALESLOFT_API_KEY}`,
      Accept: 'application/json',
      ...(json && { 'Content-Type': 'application/json' }),
    },
    body: json && JSON.stringify(json),
    signal: AbortSignal.timeout(30_000),
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`);
  });
  const text = await response.text();
  if (!response.ok) throw Object.assign(new Error(`HTTP ${response.status}: ${text}`), { status: response.status, text });
  return JSON.parse(text);
}

async function readCadence(id) {
  const { data: cadence } = await call('GET', `/cadences/${id}`);
  if (cadence.archived_at) throw new Error(`Cadence ${id} is archived`);
  if (cadence.draft) throw new Error(`Cadence ${id} is a draft. Start it in Salesloft first`);
  if (cadence.override_contact_restrictions) throw new Error(`Cadence ${id} ignores contact restrictions`);
  return cadence;
}

async function readEmails(file) {
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim().toLowerCase());
  return [...new Set(lines.filter((line) => line !== ''))];
}

async function findPeople(emails) {
  const people = [];
  for (let start = 0; start < emails.length; start += PER_REQUEST) {
    const some = emails.slice(start, start + PER_REQUEST).map((email) => ['email_addresses[]', email]);
    const { data, metadata } = await call('GET', `/people?${new URLSearchParams([...some, ['per_page', 100]])}`);
    // An ignored filter would select everyone.
    if (metadata.filtering.email_addresses === undefined) throw new Error('The filter was not applied');
    people.push(...data);
  }
  return people;
}

/** Why this person can't be added. Undefined if they can. */
async function reasonAgainst(person, cadence) {
  if (person.do_not_contact) return 'must not be contacted';
  if (person.contact_restrictions?.length > 0) return `no ${person.contact_restrictions.join(', ')}`;
  if (person.bouncing) return 'the email address bounces';
  if (person.cadences?.length > 0) return `is on cadence ${person.cadences.map(({ id }) => id).join(', ')}`;
  const query = new URLSearchParams({ person_id: person.id, cadence_id: cadence.id, per_page: 1 });
  const { data: before } = await call('GET', `/cadence_memberships?${query}`);
  return before.length > 0 ? 'was on this cadence before' : undefined;
}

async function add(person, cadence) {
  try {
    const { data } = await call('POST', '/cadence_memberships', { person_id: person.id, cadence_id: cadence.id });
    return `added, membership ${data.id}`;
  } catch (error) {
    if (error.status !== 422) throw error; // the next run continues from here
    return error.text.includes(ALREADY) ? 'is on this cadence' : `refused: ${error.text}`;
  }
}

async function main([cadenceId, file, flag]) {
  if (!cadenceId || !file) throw new Error('Usage: node enroll.mjs <cadence ID> <file> [--send]');
  const cadence = await readCadence(cadenceId);
  const emails = await readEmails(file);
  if (emails.length > LIMIT) throw new Error(`${emails.length} people are more than ${LIMIT}. Set LIMIT to allow it`);
  const people = await findPeople(emails);
  console.log(`${cadence.name}: ${emails.length} addresses, ${people.length} people`);
  const known = new Set(people.map(({ email_address }) => email_address?.toLowerCase()));
  for (const email of emails) if (!known.has(email)) console.log(`${email}: not found`);
  for (const person of people) {
    const reason = await reasonAgainst(person, cadence);
    const result = reason ?? (flag === '--send' ? await add(person, cadence) : 'would be added');
    console.log(`${person.email_address}: ${result}`);
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
