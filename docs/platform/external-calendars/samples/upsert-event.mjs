// Sends one changed event of an external calendar. Safe to repeat, because Salesloft finds the event by its two IDs.
import { setTimeout as sleep } from 'node:timers/promises';

const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const ATTEMPTS = 5;

const event = {
  id: 'evt_7ab31c',
  i_cal_uid: '7ab31c@calendar.larkfield.example',
  calendar_id: 'external_4f6c1f0e-8d1b-4b52-9a57-2f1f6f1c8e01',
  start_time: '2026-09-22T14:00:00-04:00',
  end_time: '2026-09-22T14:45:00-04:00',
  status: 'confirmed',
  title: 'Pilot walkthrough',
  organizer: 'maya.okafor@larkfield.example',
  attendees: [
    { name: 'Maya Okafor', email: 'maya.okafor@larkfield.example', status: 'accepted', organizer: true },
    { name: 'Priya Raman', email: 'priya.raman@brightwater.example', status: 'accepted', organizer: false },
  ],
  updated_at: '2026-09-16T09:31:44-04:00', // when it changed on the real calendar
};

async function upsert(body) {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`${API}/v2/calendar/events/upsert`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${process.env.SALESLOFT_API_KEY}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(({ cause, message }) => {
      throw new Error(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`);
    });
    if (response.ok) return (await response.json()).data;
    const passing = response.status === 429 || response.status >= 500;
    if (!passing || attempt === ATTEMPTS) throw new Error(`${response.status} ${await response.text()}`);
    await sleep(2 ** (attempt - 1) * 1_000);
  }
}

try {
  const stored = await upsert(event);
  console.log(`Stored ${stored.id} from ${stored.start_time.slice(0, 16)} to ${stored.end_time.slice(0, 16)}`);
} catch (error) {
  console.error(`The event was not stored: ${error.message}`);
  process.exit(1);
}
