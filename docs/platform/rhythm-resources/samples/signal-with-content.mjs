// Finds a person by email address, and sends a signal with an email for the seller to use.
// SALESLOFT_ACCESS_TOKEN is an OAuth access token, because signals don't accept API keys.
import { randomUUID } from 'node:crypto';

const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';

const address = 'priya.raman@brightwater.example';
const signal = {
  type: 'pricing_page_visited',
  urgency: 'high',
  occurred_at: '2026-09-15T10:08:51.000000-04:00',
  idempotency_key: randomUUID(), // one per event: store it, so that a later retry sends the same key
  data: { page_name: 'Fleet plans', page_url: 'https://www.larkfield.example/pricing/fleet' },
  indicators: [{
    key: 'visited_more_than_twice',
    metadata: { visit_count: 4 },
    recommended_content: {
      email_subject: 'Fleet plans for the Portland depot',
      email_body: '<p>Hi Priya,</p><p>Shall we go through the fleet plans together?</p>',
    },
  }],
};

function fail(message) {
  console.error(message);
  process.exit(1);
}

if (!process.env.SALESLOFT_ACCESS_TOKEN) fail('Set SALESLOFT_ACCESS_TOKEN to an OAuth access token');

async function call(path, options, attempt = 1) {
  const response = await fetch(`${API}/v2${path}`, {
    ...options,
    headers: { Authorization: `Bearer ${process.env.SALESLOFT_ACCESS_TOKEN}`, 'Content-Type': 'application/json' },
  }).catch(({ cause, message }) => fail(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`));
  if (response.status >= 500 && attempt < 3) {
    await new Promise((resolve) => setTimeout(resolve, 1_000 * attempt));
    return call(path, options, attempt + 1); // the same key, so the signal still counts once
  }
  const text = await response.text();
  if (!response.ok) fail(`${path}: ${response.status} ${text}`);
  return JSON.parse(text).data;
}

const people = await call(`/people?${new URLSearchParams({ 'email_addresses[]': address })}`);
const person = people.find(({ email_address }) => email_address === address);
if (!person) fail(`No person has the email address ${address}`);

const attribution = { person_id: person.id };
const sent = await call('/signals', { method: 'POST', body: JSON.stringify({ ...signal, attribution }) });
console.log(`Sent ${sent.type} for ${person.display_name}, received at ${sent.received_at}`);
