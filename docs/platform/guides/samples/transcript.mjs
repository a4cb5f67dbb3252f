// Prints the transcript of a conversation, with the names of the speakers.
//   node transcript.mjs 0d9f2f6e-6f0a-4a3b-8d3f-1a7c5e90b301
const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const PER_PAGE = 100;

async function get(path) {
  const response = await fetch(`${API}/v2${path}`, {
    headers: { Authorization: `Bearer ${process.env.SALESLOFT_API_KEY}`, Accept: 'application/json' },
    signal: AbortSignal.timeout(30_000),
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`);
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`GET ${path}: HTTP ${response.status} ${text}`);
  return JSON.parse(text).data;
}

async function readSentences(transcriptionId) {
  const sentences = [];
  for (let page = 1, full = true; full; page += 1) {
    const some = await get(`/transcriptions/${transcriptionId}/sentences?per_page=${PER_PAGE}&page=${page}`);
    sentences.push(...some);
    full = some.length === PER_PAGE;
  }
  return sentences.sort((one, other) => one.order_number - other.order_number);
}

function clock(seconds) {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
  return [minutes, rest].map((part) => String(part).padStart(2, '0')).join(':');
}

async function main([id]) {
  if (!id) throw new Error('Usage: node transcript.mjs <conversation ID>');
  const { title, attendees, transcription } = await get(`/conversations/${id}/extensive`);
  if (!transcription) throw new Error(`${title}: no transcript yet`);
  const names = new Map(attendees.map((attendee) => [attendee.id, attendee.full_name || attendee.email]));
  for (const sentence of await readSentences(transcription.id)) {
    const speaker = names.get(sentence.recording_attendee_id) || 'Unknown';
    console.log(`[${clock(sentence.start_time)}] ${speaker}: ${sentence.text}`);
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
