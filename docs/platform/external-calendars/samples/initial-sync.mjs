// Loads a user's events with one bulk job. EVENTS_FILE is a JSON array with one event per occurrence.
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const POLL_SECONDS = Number(process.env.POLL_SECONDS ?? 5); // first pause, which grows to a minute
const ROWS_PER_UPLOAD = 5_000;
const DAY = 86_400_000; // milliseconds

async function api(method, path, body) {
  const response = await fetch(`${API}/v2${path}`, {
    method,
    headers: { Authorization: `Bearer ${process.env.SALESLOFT_API_KEY}`, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`);
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()).data;
}

// The period that Salesloft uses: one month back and 90 days ahead.
function inWindow({ start_time }) {
  const start = Date.parse(start_time);
  return start >= Date.now() - 31 * DAY && start <= Date.now() + 90 * DAY;
}

function refuseSharedIds(events) {
  const seen = new Set();
  for (const { calendar_id, id, i_cal_uid } of events) {
    const key = JSON.stringify([calendar_id, id, i_cal_uid]);
    if (seen.has(key)) throw new Error(`Two events share the ID ${id}: give each occurrence a different one`);
    seen.add(key);
  }
}

async function untilDone(job) {
  for (let pause = POLL_SECONDS; ; pause = Math.min(pause * 2, 60)) {
    const { state, processed, total, errors } = await api('GET', `/bulk_jobs/${job}`);
    if (state === 'done') return { processed, errors };
    console.log(`${state}: ${processed} of ${total}`);
    await sleep(pause * 1_000);
  }
}

async function printFailures(job) {
  for (let last = 0; ; ) {
    const page = await api('GET', `/bulk_jobs/${job}/results?per_page=100&id%5Bgt%5D=${last}`);
    const fresh = page.filter((row) => row.id > last);
    if (fresh.length === 0) return;
    for (const row of fresh.filter(({ status }) => status === 'error')) console.log(row.record.id, row.error);
    last = Math.max(...fresh.map(({ id }) => id));
  }
}

try {
  const all = JSON.parse(await readFile(process.env.EVENTS_FILE ?? 'events.json', 'utf8'));
  const events = all.filter(inWindow);
  refuseSharedIds(events);
  console.log(`${events.length} of ${all.length} events are in the window`);
  if (events.length === 0) process.exit();
  const { id: job } = await api('POST', '/bulk_jobs', { type: 'calendar/events/upsert', name: 'First calendar load' });
  for (let start = 0; start < events.length; start += ROWS_PER_UPLOAD) {
    await api('POST', `/bulk_jobs/${job}/job_data`, { data: events.slice(start, start + ROWS_PER_UPLOAD) });
  }
  await api('PUT', `/bulk_jobs/${job}`, { ready_to_execute: true });
  const { processed, errors } = await untilDone(job);
  console.log(`Job ${job}: ${processed} rows, ${errors} failed`);
  if (errors > 0) await printFailures(job);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
