// Prints which users turned the external calendar on or off since the last run.
import { readFile, rename, writeFile } from 'node:fs/promises';

const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const STATE_FILE = process.env.STATE_FILE ?? 'calendars.json';
const OVERLAP = 120_000; // milliseconds that two runs overlap, in case the clocks differ

async function search(filters) {
  const response = await fetch(`${API}/v2/meetings/settings/searches`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${process.env.SALESLOFT_API_KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(filters),
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`);
  });
  if (!response.ok) throw new Error(`Settings search: ${response.status} ${await response.text()}`);
  return response.json();
}

// No type filter, because it would hide users who turned the calendar off.
async function* changedSettings(since) {
  const window = since ? { updated_at: { gt: since } } : {};
  for (let page = 1; page; ) {
    const { data, metadata } = await search({ ...window, per_page: 100, page });
    yield* data;
    page = metadata.paging.next_page;
  }
}

async function readState() {
  try {
    return JSON.parse(await readFile(STATE_FILE, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return { since: null, calendars: {} };
    throw error;
  }
}

try {
  const startedAt = Date.now();
  const { since, calendars } = await readState();
  for await (const { id, calendar_type, primary_calendar_id, email_address } of changedSettings(since)) {
    const known = calendars[id];
    if (calendar_type === 'external' && known !== primary_calendar_id) {
      calendars[id] = primary_calendar_id;
      console.log(`on: ${email_address}, calendar ${primary_calendar_id}, settings ${id}`);
    }
    if (calendar_type !== 'external' && known) {
      delete calendars[id];
      console.log(`off: ${email_address}, calendar ${known}, settings ${id}`);
    }
  }
  const next = { since: new Date(startedAt - OVERLAP).toISOString(), calendars };
  await writeFile(`${STATE_FILE}.new`, JSON.stringify(next));
  await rename(`${STATE_FILE}.new`, STATE_FILE);
  console.log(`${Object.keys(calendars).length} external calendars`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
