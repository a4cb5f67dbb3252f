// Exports the conversations of one week: each as JSON, and its transcript as text.
//   node export-conversations.mjs 2026-09-14
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';

const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const FOLDER = process.env.FOLDER ?? 'conversations';
const RESERVE = Number(process.env.RESERVE ?? 100); // points per minute to leave for the team's other integrations
const PER_PAGE = 100;
const ATTEMPTS = 5;

// ---- Salesloft ----

const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Waits for new points. They come with the clock minute of the API, which can differ from the one of this machine. */
function nextMinute(response) {
  const now = new Date(response.headers.get('date') ?? Date.now());
  return sleep(61 - now.getUTCSeconds());
}

async function get(path, query = {}) {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${API}/v2${path}?${new URLSearchParams(query)}`, {
      headers: { Authorization: `Bearer ${process.env.SALESLOFT_API_KEY}`, Accept: 'application/json' },
      signal: AbortSignal.timeout(60_000),
    }).catch(({ cause, message }) => {
      throw new Error(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`);
    });
    const text = await response.text();
    if (response.ok) {
      const left = response.headers.get('x-ratelimit-remaining-minute');
      if (left !== null && Number(left) < RESERVE) await nextMinute(response);
      return JSON.parse(text).data;
    }
    const { status } = response;
    if (attempt === ATTEMPTS || (status !== 429 && status < 500)) {
      throw Object.assign(new Error(`GET ${path}: HTTP ${status} ${text}`), { status });
    }
    console.error(`HTTP ${status}, try ${attempt}`);
    await (status === 429 ? nextMinute(response) : sleep(2 ** attempt));
  }
}

async function* readAll(path, query) {
  for (let page = 1, full = true; full; page += 1) {
    const records = await get(path, { ...query, per_page: PER_PAGE, page });
    yield* records;
    full = records.length === PER_PAGE;
  }
}

async function readSentences(transcriptionId) {
  const sentences = [];
  for await (const sentence of readAll(`/transcriptions/${transcriptionId}/sentences`)) sentences.push(sentence);
  return sentences.sort((one, other) => one.order_number - other.order_number);
}

// ---- The files ----

/** Writes a whole file or none, so that a crash leaves no half file behind. */
async function save(file, text) {
  await writeFile(`${file}.part`, text, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** Whether an earlier run saved this version of the conversation, with its transcript. */
async function isSaved(file, { updated_at }) {
  try {
    const { conversation, sentences } = JSON.parse(await readFile(file, 'utf8'));
    return conversation.updated_at === updated_at && sentences.length > 0;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

function clock(seconds) {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
  return [minutes, rest].map((part) => String(part).padStart(2, '0')).join(':');
}

const titleOf = ({ title }) => title || 'Untitled';

function transcriptOf(conversation, sentences) {
  const { event_start_date, duration, attendees } = conversation;
  const names = new Map(attendees.map((attendee) => [attendee.id, attendee.full_name || attendee.email || 'Unknown']));
  const about = `${event_start_date}, ${Math.round(duration / 60_000)} minutes`;
  const lines = sentences.map(({ start_time, recording_attendee_id, text }) => {
    return `[${clock(start_time)}] ${names.get(recording_attendee_id) ?? 'Unknown'}: ${text}`;
  });
  return [titleOf(conversation), about, [...names.values()].join(', '), '', ...lines, ''].join('\n');
}

async function exportOne(listed) {
  const file = `${FOLDER}/${listed.created_at.slice(0, 10)}_${listed.id}`;
  if (await isSaved(`${file}.json`, listed)) return 'unchanged';
  const conversation = await get(`/conversations/${listed.id}/extensive`);
  const sentences = conversation.transcription ? await readSentences(conversation.transcription.id) : [];
  if (sentences.length > 0) await save(`${file}.txt`, transcriptOf(conversation, sentences));
  await save(`${file}.json`, JSON.stringify({ conversation, sentences }, null, 2)); // last: it marks the export as done
  return sentences.length > 0 ? `exported, sentences: ${sentences.length}` : 'no transcript yet';
}

async function main([day]) {
  const from = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day ?? '') || Number.isNaN(from.getTime())) {
    throw new Error('Usage: node export-conversations.mjs <first day, such as 2026-09-14>');
  }
  const to = new Date(from.getTime() + 7 * 24 * 60 * 60 * 1000);
  const timestamp = (date) => date.toISOString().replace('Z', '000Z'); // microseconds
  const week = { 'created_at[gte]': timestamp(from), 'created_at[lt]': timestamp(to) };

  await mkdir(FOLDER, { recursive: true });
  for await (const listed of readAll('/conversations', { ...week, sort_by: 'created_at', sort_direction: 'asc' })) {
    const created = new Date(listed.created_at);
    if (created < from || created >= to) throw new Error('The filter was not applied');
    const result = await exportOne(listed).catch((error) => {
      if (error.status === 404) return 'not found'; // deleted since the list was read
      throw error;
    });
    console.log(`${listed.created_at.slice(0, 10)} ${titleOf(listed)}: ${result}`);
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
