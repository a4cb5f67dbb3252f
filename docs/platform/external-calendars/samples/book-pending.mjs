// Writes each pending meeting to its owner's calendar, once, and reports it as booked.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const CALENDAR_DIR = process.env.CALENDAR_DIR ?? 'calendars'; // a folder of .ics files in place of a real calendar

async function api(method, path, body) {
  const response = await fetch(`${API}/v2${path}`, {
    method,
    headers: { Authorization: `Bearer ${process.env.SALESLOFT_API_KEY}`, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`);
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

const escape = (text) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const plain = (html) => html.replace(/<[^>]*>/g, '');
const utc = (time) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
const when = (name, time, allDay) =>
  allDay ? `${name};VALUE=DATE:${time.slice(0, 10).replaceAll('-', '')}` : `${name}:${utc(time)}`;

// IDs derived from the meeting's ID, so that a second attempt overwrites the same event.
async function createEvent(meeting) {
  const event_id = `salesloft-${meeting.id}`;
  const i_cal_uid = `${event_id}@calendar.larkfield.example`;
  const lines = [
    'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Larkfield Systems//Calendar bridge//EN', 'BEGIN:VEVENT',
    `UID:${i_cal_uid}`, `DTSTAMP:${utc(Date.now())}`,
    when('DTSTART', meeting.start_time, meeting.all_day), when('DTEND', meeting.end_time, meeting.all_day),
    `SUMMARY:${escape(meeting.title)}`,
    `DESCRIPTION:${escape(plain(meeting.description ?? ''))}`,
    `LOCATION:${escape(meeting.location ?? '')}`,
    ...(meeting.guests ?? []).map((guest) => `ATTENDEE:mailto:${guest}`),
    'END:VEVENT', 'END:VCALENDAR', '',
  ];
  const folder = join(CALENDAR_DIR, encodeURIComponent(meeting.calendar_id));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${event_id}.ics`), lines.join('\r\n'));
  return { event_id, i_cal_uid };
}

async function pendingMeetings() {
  const meetings = [];
  for (let page = 1; page; ) {
    const query = `status=pending&include_meetings_settings=true&per_page=100&page=${page}`;
    const { data, metadata } = await api('GET', `/meetings?${query}`);
    meetings.push(...data.filter(({ calendar_type }) => calendar_type === 'external'));
    page = metadata.paging.next_page;
  }
  return meetings;
}

// Read the whole list first, because each booked meeting leaves it and shifts the pages.
const meetings = await pendingMeetings().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
for (const meeting of meetings) {
  try {
    const ids = await createEvent(meeting);
    await api('PUT', `/meetings/${meeting.id}`, { status: 'booked', ...ids });
    console.log(`Meeting ${meeting.id} is event ${ids.event_id}`);
  } catch (error) {
    console.error(`Meeting ${meeting.id} stays pending: ${error.message}`);
    process.exitCode = 1;
  }
}
