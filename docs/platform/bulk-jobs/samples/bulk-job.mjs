import { setTimeout as sleep } from 'node:timers/promises';

const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const POLL_SECONDS = Number(process.env.POLL_SECONDS ?? 5); // first pause, which grows to a minute
const ROWS_PER_UPLOAD = 5_000;

const INES = 'ines.carvalho@cobaltdental.example';
const rows = [
  { upsert_key: 'email_address', email_address: INES, first_name: 'Ines', last_name: 'Carvalho' },
  // The same email address: this row updates the person of the first row.
  { upsert_key: 'email_address', email_address: INES, title: 'Practice Manager' },
  // No value for its key: this row fails on purpose.
  { upsert_key: 'email_address', first_name: 'Daniel', last_name: 'Osei' },
];

async function api(method, path, body) {
  const response = await fetch(`${API}/v2${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${process.env.SALESLOFT_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: body && JSON.stringify(body),
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`);
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()).data;
}

async function untilDone(id) {
  for (let pause = POLL_SECONDS; ; pause = Math.min(pause * 2, 60)) {
    const job = await api('GET', `/bulk_jobs/${id}`);
    if (job.state === 'done') return job;
    console.log(`${job.state}: ${job.processed} of ${job.total}`);
    await sleep(pause * 1_000);
  }
}

// Results have no page numbers: continue after the highest ID until the list is empty.
async function* results(id) {
  let last = 0;
  for (;;) {
    const page = await api('GET', `/bulk_jobs/${id}/results?per_page=100&id%5Bgt%5D=${last}`);
    const fresh = page.filter((row) => row.id > last);
    if (fresh.length === 0) return;
    yield* fresh;
    last = Math.max(...fresh.map((row) => row.id));
  }
}

async function run() {
  const { id } = await api('POST', '/bulk_jobs', {
    type: 'person/upsert',
    name: 'Expo follow-up contacts',
  });
  for (let start = 0; start < rows.length; start += ROWS_PER_UPLOAD) {
    const data = rows.slice(start, start + ROWS_PER_UPLOAD);
    const { records } = await api('POST', `/bulk_jobs/${id}/job_data`, { data });
    console.log(`Job ${id}: uploaded ${records} rows`);
  }
  await api('PUT', `/bulk_jobs/${id}`, { ready_to_execute: true });
  const job = await untilDone(id);
  console.log(`Done: ${job.processed} rows, ${job.errors} failed`);
  for await (const row of results(id)) {
    console.log(row.id, row.status, row.error ?? row.resource.upsert_type);
  }
}

run().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
